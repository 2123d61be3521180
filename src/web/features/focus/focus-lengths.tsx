import { breakMinuteChoices, focusMinuteChoices } from '#domain/focus/focus-limits.ts';
import type { PersonalSettings } from '#domain/records/kinds/personal-settings.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

type Lengths = Pick<PersonalSettings, 'focusMinutes' | 'breakMinutes'>;

interface FocusLengthsProps {
  readonly settings: Lengths;
  readonly onChange: (fields: Partial<Lengths>) => void;
}

/** The usual ones, and the one that is chosen where it is another. */
const choicesOf = (usual: readonly number[], chosen: number) =>
  [...new Set([...usual, chosen])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: `${minutes} min` }));

/** How long a focus session and a break are unless something else is chosen for one. */
export const FocusLengths = ({ settings, onChange }: FocusLengthsProps) => (
  <>
    <p className="font-medium">Focus session</p>
    <ChoiceChips
      label="Focus session"
      choices={choicesOf(focusMinuteChoices, settings.focusMinutes)}
      value={String(settings.focusMinutes)}
      onChange={(minutes) => onChange({ focusMinutes: Number(minutes) })}
    />
    <p className="pt-2 font-medium">Break</p>
    <ChoiceChips
      label="Break"
      choices={choicesOf(breakMinuteChoices, settings.breakMinutes)}
      value={String(settings.breakMinutes)}
      onChange={(minutes) => onChange({ breakMinutes: Number(minutes) })}
    />
  </>
);
