import type { CoachDataKind } from '#domain/coach/answer/coach-data.ts';
import type { ShownDatum } from '#domain/coach/answer/shown-data.ts';

interface DataChoiceProps {
  readonly label: string;
  readonly data: readonly ShownDatum[];
  readonly leftOut: readonly CoachDataKind[];
  readonly onToggle: (kind: CoachDataKind) => void;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Each kind of one's own data with what it says, and a tick to leave it out. */
export const DataChoice = ({ label, data, leftOut, onToggle }: DataChoiceProps) =>
  data.length === 0 ? (
    <p className="text-muted">There is nothing of yours to use yet, so it goes by your words alone.</p>
  ) : (
    <fieldset>
      <legend className="text-muted">{label}</legend>
      <ul className="mt-1">
        {data.map(({ kind, name, value }) => (
          <li key={kind}>
            <label className="flex min-h-[44px] cursor-pointer items-center gap-3 py-1">
              <input
                type="checkbox"
                checked={!leftOut.includes(kind)}
                onChange={() => onToggle(kind)}
                className="size-5 shrink-0 accent-calm"
              />
              <span className="wrap-anywhere">
                {capital(name)}: <span className="text-muted">{value}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
