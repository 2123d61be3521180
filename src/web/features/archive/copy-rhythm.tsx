import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CopyRhythm } from '#domain/archive/kept-copies.ts';
import { scheduleCopies } from '#web/features/archive/copy-mutations.ts';
import { copyScheduleQuery } from '#web/features/archive/copy-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

const choices = [
  { value: 'off', label: 'Off' },
  { value: 'week', label: 'Every week' },
  { value: 'month', label: 'Every month' },
] as const;

const problems: Readonly<Record<string, string>> = {
  full: 'The last one didn’t fit into your storage. Delete a file or an old copy to make room.',
  'not-included': 'The last one wasn’t made: it isn’t part of your tier any more.',
  broken: 'The last one couldn’t be made. We’ll try again tomorrow.',
};

interface CopyRhythmProps {
  /** Why no copies are made by themselves here; null where they may be. */
  readonly notHeld: string | null;
}

/** How often a copy is made by itself. The database asks the tier; turning it off is for everybody. */
export const CopyRhythmChoice = ({ notHeld }: CopyRhythmProps) => {
  const queries = useQueryClient();
  const { data: schedule, isSuccess } = useQuery(copyScheduleQuery);
  const [broke, setBroke] = useState(false);
  if (!isSuccess) return notHeld === null ? null : <p>{notHeld}</p>;

  const choose = async (every: CopyRhythm): Promise<void> => {
    try {
      await scheduleCopies(every);
      setBroke(false);
    } catch {
      setBroke(true);
    }
    await queries.invalidateQueries({ queryKey: copyScheduleQuery.queryKey });
  };
  return (
    <>
      {notHeld === null ? (
        <ChoiceChips
          label="Make a copy by itself"
          choices={choices}
          value={schedule?.every ?? 'off'}
          onChange={(every) => void choose(every)}
        />
      ) : (
        <>
          <p>{notHeld}</p>
          {schedule !== null && (
            <Button className="mt-3" onClick={() => void choose('off')}>
              Turn copies off
            </Button>
          )}
        </>
      )}
      <output className="mt-3 block text-muted empty:hidden">
        {broke
          ? 'That couldn’t be saved. Please try again.'
          : schedule !== null &&
            (problems[schedule.problem ?? ''] ??
              (schedule.last_at === null
                ? 'The first one is made within the hour.'
                : `The next one is made on ${day.format(new Date(schedule.next_at))}.`))}
      </output>
    </>
  );
};
