import { type Energy, energies } from '#domain/records/kinds/energy.ts';
import type { SharedView } from '#domain/support/shared-view.ts';
import { meanOf } from '#domain/support/week-words.ts';

const column = 40;
const tall = 66;
/** The middle of each third, so that the words beside it stand at the same height. */
const heightOf = (level: number): number => tall - (level - 0.5) * (tall / 3);
const levels: Readonly<Record<Energy, number>> = { low: 1, medium: 2, high: 3 };
/** By area: four check-ins are twice as wide as one. */
const radiusOf = (times: number): number => Math.min(9, 3.5 * Math.sqrt(times));

type Days = NonNullable<SharedView['energy']>['days'];

const centre = (index: number): number => (index + 0.5) * column;

/** A line through the days with a check-in; it stops where there is none, since nothing is known of such a day. */
const linesOf = (days: Days): readonly string[] => {
  const runs: string[][] = [[]];
  for (const [index, day] of days.entries()) {
    const mean = meanOf(day);
    if (mean === null) runs.push([]);
    else runs.at(-1)?.push(`${centre(index)},${heightOf(mean)}`);
  }
  return runs.filter((run) => run.length > 1).map((run) => run.join(' '));
};

/** Each check-in as a dot at its height, larger where there were several. */
export const EnergyPart = ({ days }: { readonly days: Days }) => (
  <svg
    viewBox={`0 0 ${column * days.length} ${tall}`}
    width="280"
    height="66"
    aria-hidden="true"
    className="block h-auto w-full"
  >
    {energies.map((energy) => (
      <line
        key={energy}
        x1="0"
        x2={column * days.length}
        y1={heightOf(levels[energy])}
        y2={heightOf(levels[energy])}
        className="stroke-line"
        strokeWidth="1"
      />
    ))}
    {linesOf(days).map((points) => (
      <polyline
        key={points}
        points={points}
        fill="none"
        className="stroke-calm opacity-50"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    ))}
    {days.map((day, index) =>
      energies.map((energy) =>
        day[energy] === 0 ? null : (
          <circle
            key={`${day.day} ${energy}`}
            cx={centre(index)}
            cy={heightOf(levels[energy])}
            r={radiusOf(day[energy])}
            className="fill-calm"
          />
        ),
      ),
    )}
  </svg>
);
