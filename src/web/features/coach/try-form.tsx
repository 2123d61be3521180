import { type SyntheticEvent, useState } from 'react';
import { addDays } from '#domain/calendar/day.ts';
import { daySentence } from '#web/platform/clock/local-words.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, inputLook } from '#web/ui/field.tsx';

interface TryFormProps {
  readonly submit: string;
  readonly followUpDays: number;
  readonly onTry: (doOn: string) => void;
}

const furthest = 28;

/** Which day it begins, and when it is asked about. */
export const TryForm = ({ submit, followUpDays, onTry }: TryFormProps) => {
  const today = useToday();
  const [day, setDay] = useState(addDays(today, 1));
  const [asked, setAsked] = useState(false);
  const problem =
    day >= today && day <= addDays(today, furthest) ? undefined : 'Choose a day in the next four weeks.';
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (problem === undefined) onTry(day);
  };
  return (
    <form noValidate className="space-y-4" onSubmit={send}>
      <Field
        label="Begin on"
        hint={
          problem === undefined
            ? `We ask how it went ${daySentence(addDays(day, followUpDays), today).replace(/^(?!today|tomorrow)/, 'on ')}.`
            : undefined
        }
        error={asked ? problem : undefined}
      >
        {(slot) => (
          <input
            {...slot}
            type="date"
            value={day}
            min={today}
            max={addDays(today, furthest)}
            onChange={(event) => setDay(event.target.value)}
            className={`${inputLook} max-w-56`}
          />
        )}
      </Field>
      <Button type="submit" kind="primary">
        {submit}
      </Button>
    </form>
  );
};
