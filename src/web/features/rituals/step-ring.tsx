import type { ReactNode } from 'react';

const radius = 46;
const around = 2 * Math.PI * radius;

interface StepRingProps {
  /** 1 is all of it, 0 is nothing. */
  readonly left: number;
  readonly children: ReactNode;
}

/** What is left of a step, as a shape; the time beside it says the same in words. */
export const StepRing = ({ left, children }: StepRingProps) => (
  <div className="relative mx-auto grid size-48 place-items-center sm:size-56">
    <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 -rotate-90">
      <circle cx="50" cy="50" r={radius} fill="none" strokeWidth="3" className="stroke-line" />
      <circle
        cx="50"
        cy="50"
        r={radius}
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={`${around * left} ${around}`}
        className="stroke-calm transition-[stroke-dasharray]"
      />
    </svg>
    {children}
  </div>
);
