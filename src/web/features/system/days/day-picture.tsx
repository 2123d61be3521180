import type { DayValue } from '#domain/system/client-days.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

interface DayPictureProps {
  readonly days: readonly DayValue[];
  /** What the picture says, in a sentence. */
  readonly summary: string;
  /** What the column of the table is called, and how a value of it is said. */
  readonly name: string;
  readonly say: (value: number) => string;
  /** Up to where it is good. */
  readonly good?: number;
}

const dayFormat = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const height = 40;
const step = 10;

/** Day by day: the columns are for the eye, the sentence and the table say the same. An empty day has no column. */
export const DayPicture = ({ days, summary, name, say, good }: DayPictureProps) => {
  const format = useDateFormat(dayFormat);
  const label = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
  const top = Math.max(good ?? 0, 1e-9, ...days.map(({ value }) => value ?? 0)) * 1.1;
  const width = days.length * step;
  // An empty frame says less than the sentence below it.
  const hasAny = days.some(({ value }) => value !== null && value !== 0);
  return (
    <figure>
      {hasAny && (
        <>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-24 w-full text-calm"
          >
            <rect y={height - 0.6} width={width} height=".6" className="fill-edge" />
            {days.map(({ day, value }, index) => {
              if (value === null || value === 0) return null;
              const tall = Math.max(2, (height * value) / top);
              return (
                <rect
                  key={day}
                  x={index * step + 1.5}
                  y={height - tall}
                  width={step - 3}
                  height={tall}
                  rx="1"
                  fill="currentColor"
                />
              );
            })}
            {good !== undefined && (
              <rect y={height - (height * good) / top} width={width} height=".6" className="fill-edge" />
            )}
          </svg>
          <div aria-hidden="true" className="mt-1 flex justify-between text-sm text-muted">
            <span>{label(days[0]?.day ?? '')}</span>
            <span>{label(days.at(-1)?.day ?? '')}</span>
          </div>
        </>
      )}
      <figcaption className={hasAny ? 'mt-3' : undefined}>{summary}</figcaption>
      <Disclosure size="small" name={`Show ${name.toLowerCase()} as a table`}>
        {() => (
          <table className="mt-1 text-left">
            <thead className="text-muted">
              <tr>
                <th scope="col" className="py-1 pr-8 font-medium">
                  Day
                </th>
                <th scope="col" className="py-1 font-medium">
                  {name}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, value }) => (
                <tr key={day}>
                  <th scope="row" className="py-1 pr-8 font-normal">
                    {label(day)}
                  </th>
                  <td className="py-1 tabular-nums">{value === null ? 'Not measured' : say(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Disclosure>
    </figure>
  );
};
