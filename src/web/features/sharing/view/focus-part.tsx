import type { SharedView } from '#domain/support/shared-view.ts';

const column = 40;
const bar = 22;
const tall = 44;
const baseline = 1.5;
/** A week of short sessions does not look like a week of long ones. */
const leastFull = 60;

type Days = NonNullable<SharedView['focus']>['days'];

/** A bar for each day; the longest is as high as there is room. */
export const FocusPart = ({ days }: { readonly days: Days }) => {
  const full = Math.max(leastFull, ...days.map(({ minutes }) => minutes));
  return (
    <svg
      viewBox={`0 0 ${column * days.length} ${tall}`}
      width="280"
      height="44"
      aria-hidden="true"
      className="block h-auto w-full"
    >
      {days.map(({ day, minutes }, index) => {
        const height = Math.max(baseline, (minutes / full) * tall);
        return (
          <rect
            key={day}
            x={index * column + (column - bar) / 2}
            y={tall - height}
            width={bar}
            height={height}
            rx={Math.min(4, height / 2)}
            className={minutes === 0 ? 'fill-edge' : 'fill-ember'}
          />
        );
      })}
    </svg>
  );
};
