import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

const middle = 100;
const radius = 88;

interface TimeRingProps {
  /** How much of it is left, from 0 to 1. */
  readonly share: number;
  readonly still?: boolean;
  /** What stands in the middle says the same in words. */
  readonly children: ReactNode;
}

/** A ring that shrinks, clockwise from the top. */
export const TimeRing = ({ share, still = false, children }: TimeRingProps) => (
  <div className="relative mx-auto aspect-square w-[min(20rem,100%)]">
    <svg viewBox="0 0 200 200" aria-hidden="true" className="size-full -scale-x-100 rotate-90">
      <circle cx={middle} cy={middle} r={radius} fill="none" strokeWidth="9" className="stroke-line" />
      {share > 0 && (
        <circle
          cx={middle}
          cy={middle}
          r={radius}
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          pathLength={1000}
          strokeDasharray={`${Math.min(share, 1) * 1000} 2000`}
          className={classNames(
            'transition-[stroke-dasharray,stroke] duration-500',
            still ? 'stroke-edge' : 'stroke-calm',
          )}
        />
      )}
    </svg>
    <div className="absolute inset-0 grid place-content-center px-10 text-center">{children}</div>
  </div>
);
