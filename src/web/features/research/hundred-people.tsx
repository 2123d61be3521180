const columns = 20;
const step = 10;
const everybody = Array.from({ length: 100 }, (_, index) => ({
  id: index,
  x: (index % columns) * step + step / 2,
  y: Math.floor(index / columns) * step + step / 2,
}));

interface HundredPeopleProps {
  /** How many of the hundred it is about. */
  readonly count: number;
  /** Says the same in words. */
  readonly caption: string;
}

/** A hundred dots, one for each person, and some of them lit. */
export const HundredPeople = ({ count, caption }: HundredPeopleProps) => (
  <figure className="flex-1 basis-60">
    <svg viewBox="0 0 200 50" width="400" height="100" aria-hidden="true" className="block h-auto w-full">
      {everybody.map(({ id, x, y }) => (
        <circle
          key={id}
          cx={x}
          cy={y}
          r={id < count ? 3.6 : 2}
          className={id < count ? 'fill-calm' : 'fill-edge'}
        />
      ))}
    </svg>
    <figcaption className="mt-3">{caption}</figcaption>
  </figure>
);
