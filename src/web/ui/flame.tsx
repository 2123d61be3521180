import { classNames } from '#web/ui/class-names.ts';

export type FlameLevel = 1 | 2 | 3;

const outline =
  'M12.600 2c.5 3.200 2.100 4.900 3.800 6.900 1.600 1.900 2.600 3.900 2.600 6.200A6.900 6.900 0 0 1 12 22a6.900 6.900 0 0 1-7-6.900c0-2.400 1-4.100 2.300-5.600.3 1.500 1 2.400 2.100 2.900C9 8.500 10.200 4.900 12.600 2z';
// The hollow that makes it a flame and not a drop.
const hollow =
  'M12.300 13.200c.3 1.500 1.100 2.300 1.800 3.300.6.8 1 1.700 1 2.500a3.100 3.100 0 0 1-6.200 0c0-1.200.5-2 1.200-2.700.2.7.5 1.100 1 1.300-.2-1.600.2-3.100 1.200-4.400z';
const scales: Readonly<Record<FlameLevel, string>> = {
  1: 'translate(6.600 12.100) scale(.45)',
  2: 'translate(3.360 6.160) scale(.72)',
  3: '',
};

interface FlameProps {
  readonly level: FlameLevel;
  readonly className?: string;
}

/** A small gauge: the ghost is a full flame, the solid part is how much of it there is. */
export const Flame = ({ level, className }: FlameProps) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    aria-hidden="true"
    className={classNames('size-[1.5em] shrink-0', className)}
  >
    <path d={outline} fill="currentColor" opacity=".22" />
    <path
      d={level === 1 ? outline : outline + hollow}
      fill="currentColor"
      fillRule="evenodd"
      transform={scales[level]}
    />
  </svg>
);
