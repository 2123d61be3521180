import { useState } from 'react';
import { DayInput } from '#web/features/accounts/day-input.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

const choices = [
  { value: 'lifted', label: 'Until lifted' },
  { value: 'day', label: 'One day' },
  { value: 'week', label: 'One week' },
  { value: 'month', label: '30 days' },
  { value: 'date', label: 'Until a date' },
] as const;
type Choice = (typeof choices)[number]['value'];

const days: Readonly<Partial<Record<Choice, number>>> = { day: 1, week: 7, month: 30 };
const dayMs = 86_400_000;

interface BanChoiceProps {
  /** As it was wished for before; without a moment until somebody lifts it. */
  readonly until: string | null;
  readonly error: string | undefined;
  /** Undefined while a last day is wanted and none is chosen: that is no ban without an end. */
  readonly onChange: (until: string | null | undefined) => void;
}

/** How long somebody stays out. */
export const BanChoice = ({ until, error, onChange }: BanChoiceProps) => {
  const [choice, setChoice] = useState<Choice>(until === null ? 'lifted' : 'date');
  const [date, setDate] = useState(until);
  const choose = (value: Choice): void => {
    setChoice(value);
    const length = days[value];
    if (value === 'date') onChange(date ?? undefined);
    else onChange(length === undefined ? null : new Date(Date.now() + length * dayMs).toISOString());
  };
  return (
    <div className="space-y-4">
      <ChoiceChips label="How long" choices={choices} value={choice} onChange={choose} />
      {choice === 'date' && (
        <DayInput
          label="Last day"
          value={date}
          error={error}
          onChange={(moment) => {
            setDate(moment);
            onChange(moment ?? undefined);
          }}
        />
      )}
    </div>
  );
};
