import { useId } from 'react';
import { focusMinuteChoices, focusMinuteLimits } from '#domain/focus/focus-limits.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

const choices = focusMinuteChoices.map((count) => ({ value: String(count), label: `${count} min` }));

/** Whole minutes inside the limits; null for anything else. */
export const minutesFrom = (typed: string): number | null => {
  const minutes = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  const { min, max } = focusMinuteLimits;
  return minutes >= min && minutes <= max ? minutes : null;
};

interface MinutesChoiceProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export const MinutesChoice = ({ value, onChange }: MinutesChoiceProps) => {
  const id = useId();
  const wrong = minutesFrom(value) === null;
  const { min, max } = focusMinuteLimits;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-2xl font-semibold">
        How long?
      </h2>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ChoiceChips
          shareRow
          label="How long?"
          choices={choices}
          value={choices.find((choice) => choice.value === value)?.value ?? null}
          onChange={onChange}
        />
        <label className="flex items-center gap-2.5 text-muted">
          Minutes
          <input
            inputMode="numeric"
            autoComplete="off"
            value={value}
            aria-invalid={wrong || undefined}
            aria-describedby={`${id}-wrong`}
            onChange={(event) => onChange(event.currentTarget.value)}
            className="min-h-11 w-20 rounded-2xl border border-edge bg-surface px-3 text-center text-lg text-ink"
          />
        </label>
      </div>
      <p id={`${id}-wrong`} aria-live="polite" className="mt-2 text-muted empty:hidden">
        {wrong && `A number from ${min} to ${max}.`}
      </p>
    </section>
  );
};
