import { type Tier, tiers } from '#domain/licence/tiers.ts';
import { tierNames } from '#web/features/accounts/account-words.ts';
import { DayInput } from '#web/features/accounts/day-input.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

interface TierChoiceProps {
  readonly tier: Tier | null;
  readonly until: string | null;
  readonly onChange: (changed: { readonly tier: Tier | null; readonly until: string | null }) => void;
}

const choices = [
  { value: 'site', label: 'The site’s own' },
  ...tiers.map((value) => ({ value, label: tierNames[value] })),
] as const;

export const TierChoice = ({ tier, until, onChange }: TierChoiceProps) => (
  <div className="space-y-4">
    <ChoiceChips
      label="Tier"
      choices={choices}
      value={tier ?? 'site'}
      onChange={(value) => onChange(value === 'site' ? { tier: null, until: null } : { tier: value, until })}
    />
    {tier !== null && (
      <DayInput
        label="Last day"
        hint="Optional. Afterwards the site’s own tier counts."
        value={until}
        onChange={(moment) => onChange({ tier, until: moment })}
      />
    )}
  </div>
);
