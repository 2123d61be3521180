import { useState } from 'react';
import { weekdayOf } from '#domain/calendar/day.ts';
import { parseRule, type RepeatRule, writeRule } from '#domain/recurrence/repeat-rule.ts';
import { ruleInWords } from '#domain/recurrence/rule-in-words.ts';
import { Field, inputLook } from '#web/ui/field.tsx';
import { today } from '#web/platform/clock/clock.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { classNames } from '#web/ui/class-names.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const fullWeekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Way = 'once' | 'daily' | 'weekdays' | 'weekly' | 'monthly' | 'after' | 'other';

const wayOf = (rule: RepeatRule | null): Way => {
  if (rule === null) return 'once';
  if (rule.type === 'after') return rule.unit === 'd' ? 'after' : 'other';
  const isPlain = rule.type === 'daily' || rule.type === 'weekdays';
  return isPlain || rule.type === 'weekly' || rule.type === 'monthly' ? rule.type : 'other';
};

/** Where each way begins, on the day the task is for. */
const firstRule = (way: Way, day: string): RepeatRule | null => {
  if (way === 'daily' || way === 'weekdays') return { type: way };
  if (way === 'weekly') return { type: 'weekly', weekdays: [weekdayOf(day)] };
  if (way === 'monthly') return { type: 'monthly', date: Number(day.slice(8, 10)) };
  return way === 'after' ? { type: 'after', count: 3, unit: 'd' } : null;
};

const WeekdayChips = ({
  chosen,
  onChange,
}: {
  readonly chosen: readonly number[];
  readonly onChange: (weekdays: readonly number[]) => void;
}) => (
  <fieldset>
    <legend className="sr-only">On these days</legend>
    <div className="flex flex-wrap gap-2">
      {weekdays.map((name, weekday) => (
        <label
          key={name}
          className="relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border border-edge px-3 text-muted transition-colors hover:border-muted hover:text-ink has-checked:border-calm has-checked:bg-calm-soft has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-calm"
        >
          <input
            type="checkbox"
            aria-label={fullWeekdays[weekday]}
            checked={chosen.includes(weekday)}
            onChange={(event) => {
              const others = chosen.filter((one) => one !== weekday);
              const next = event.target.checked ? [...others, weekday].toSorted((a, b) => a - b) : others;
              // A week without a day would never come round.
              if (next.length > 0) onChange(next);
            }}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
          />
          {name}
        </label>
      ))}
    </div>
  </fieldset>
);

interface NumberProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

const NumberField = ({ label, value, max, onChange }: NumberProps) => {
  const [typed, setTyped] = useState(String(value));
  return (
    <Field label={label} quiet error={undefined}>
      {(slot) => (
        <input
          {...slot}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            const number = Number(event.target.value);
            if (Number.isInteger(number) && number >= 1 && number <= max) onChange(number);
          }}
          onBlur={() => setTyped(String(value))}
          className={classNames(inputLook, 'max-w-28')}
        />
      )}
    </Field>
  );
};

interface RepeatChoiceProps {
  /** Empty for once. */
  readonly rule: string;
  /** The day the task is for; empty for none. */
  readonly day: string;
  readonly onChange: (rule: string) => void;
}

/** How a task comes again. */
export const RepeatChoice = ({ rule: text, day, onChange }: RepeatChoiceProps) => {
  const rule = text === '' ? null : parseRule(text);
  const way = wayOf(rule);
  const start = day === '' ? today() : day;
  const choices = [
    { value: 'once', label: 'Once' },
    { value: 'daily', label: 'Every day' },
    { value: 'weekdays', label: 'Weekdays' },
    { value: 'weekly', label: 'Weekly' },
    { value: 'monthly', label: 'Monthly' },
    { value: 'after', label: 'After it’s done' },
    // What the one line can say and these choices cannot.
    ...(way === 'other' && rule !== null ? [{ value: 'other' as const, label: ruleInWords(rule) }] : []),
  ] as const;
  const set = (next: RepeatRule | null): void => onChange(next === null ? '' : writeRule(next));
  return (
    <div>
      <p className="text-lg font-medium">Repeat</p>
      <ChoiceChips
        label="Repeat"
        choices={choices}
        value={way}
        onChange={(next) => {
          if (next !== 'other') set(firstRule(next, start));
        }}
        className="mt-2"
      />
      {rule !== null && (
        <div className="mt-4 space-y-3">
          {rule.type === 'weekly' && (
            <WeekdayChips
              chosen={rule.weekdays}
              onChange={(chosen) => set({ type: 'weekly', weekdays: chosen })}
            />
          )}
          {rule.type === 'monthly' && rule.date !== 'last' && (
            <NumberField
              label="On day"
              value={rule.date}
              max={31}
              onChange={(date) => set({ type: 'monthly', date })}
            />
          )}
          {way === 'after' && rule.type === 'after' && (
            <NumberField
              label="Days after it’s done"
              value={rule.count}
              max={999}
              onChange={(count) => set({ type: 'after', count, unit: 'd' })}
            />
          )}
          <p className="text-muted">{ruleInWords(rule)}. Days you skip don’t pile up.</p>
        </div>
      )}
    </div>
  );
};
