import { archiveAges, isArchiveAge } from '#domain/records/archived.ts';
import { ageWords } from '#domain/held/held-words.ts';
import { useSettings } from '#web/services/records/use-settings.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';

const never = 'never';
const choices = [
  { value: never, label: 'Never' },
  ...archiveAges.map((age) => ({ value: String(age), label: `After ${ageWords[age]}` })),
];

interface ArchiveByItselfProps {
  /** Said in place of the choice where the person's tier does not hold it; null where it does, or nobody knows. */
  readonly notHeld: string | null;
}

/** Old finished things leave the lists without a press, where somebody wants that. */
export const ArchiveByItself = ({ notHeld }: ArchiveByItselfProps) => {
  const [settings, change] = useSettings();
  const { archiveAfterDays: days } = settings;
  return (
    <div>
      <h3 className="font-semibold">Let it happen by itself</h3>
      {notHeld === null ? (
        <>
          <p className="mt-1 text-muted">
            What you bring back stays out for as long again. You can change this at any time.
          </p>
          <ChoiceChips
            className="mt-3"
            label="Archive finished things by themselves"
            choices={choices}
            value={isArchiveAge(days) ? String(days) : never}
            onChange={(value) => change({ archiveAfterDays: value === never ? null : Number(value) })}
          />
        </>
      ) : (
        <p className="mt-1 text-muted">{notHeld} By hand, archiving is always yours.</p>
      )}
    </div>
  );
};
