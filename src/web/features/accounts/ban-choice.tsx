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

/** How long somebody stays out. */
export const BanChoice = ({ onChange }: { readonly onChange: (until: string | null) => void }) => {
  const [choice, setChoice] = useState<Choice>('lifted');
  const [date, setDate] = useState<string | null>(null);
  const choose = (value: Choice): void => {
    setChoice(value);
    const length = days[value];
    if (value === 'date') onChange(date);
    else onChange(length === undefined ? null : new Date(Date.now() + length * dayMs).toISOString());
  };
  return (
    <div className="space-y-4">
      <ChoiceChips label="How long" choices={choices} value={choice} onChange={choose} />
      {choice === 'date' && (
        <DayInput
          label="Last day"
          value={date}
          onChange={(moment) => {
            setDate(moment);
            onChange(moment);
          }}
        />
      )}
    </div>
  );
};
