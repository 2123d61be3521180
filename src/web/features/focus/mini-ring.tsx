interface MiniRingProps {
  /** How much of it is left, from 0 to 1. */
  readonly share: number;
  readonly still: boolean;
}

const radius = 9;

/** The ring of a session, small enough for a line of text. */
export const MiniRing = ({ share, still }: MiniRingProps) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 shrink-0 -rotate-90">
    <circle cx="12" cy="12" r={radius} fill="none" strokeWidth="4" className="stroke-line" />
    {share > 0 && (
      <circle
        cx="12"
        cy="12"
        r={radius}
        fill="none"
        strokeWidth="4"
        pathLength={100}
        strokeDasharray={`${Math.min(share, 1) * 100} 200`}
        className={still ? 'stroke-edge' : 'stroke-calm'}
      />
    )}
  </svg>
);
