interface ScoreRingProps {
  readonly score: number;
  readonly grade: string;
}

const radius = 52;
const full = 100;

/** How full the score is. The number and the grade in it say the same. */
export const ScoreRing = ({ score, grade }: ScoreRingProps) => (
  <div className="relative size-36 shrink-0">
    <svg viewBox="0 0 120 120" aria-hidden="true" className="size-full -rotate-90">
      <circle cx="60" cy="60" r={radius} fill="none" strokeWidth="9" className="stroke-line" />
      {score > 0 && (
        <circle
          cx="60"
          cy="60"
          r={radius}
          fill="none"
          strokeWidth="9"
          strokeLinecap="round"
          pathLength={full}
          strokeDasharray={`${Math.min(score, full)} ${2 * full}`}
          className="stroke-calm"
        />
      )}
    </svg>
    <dl className="absolute inset-0 grid place-content-center text-center">
      <div>
        <dt className="sr-only">Score</dt>
        <dd className="text-3xl leading-tight font-semibold tabular-nums">{score}</dd>
      </div>
      <div>
        <dt className="sr-only">Grade</dt>
        <dd className="text-muted">Grade {grade}</dd>
      </div>
    </dl>
  </div>
);
