export interface CountBar {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly count: number;
  /** In place of the bare number. */
  readonly words?: string;
}

/** Counts beside each other: the bar is for the eye, the number says the same. */
export const CountBars = ({ bars }: { readonly bars: readonly CountBar[] }) => {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className="space-y-4">
      {bars.map(({ label, hint, count, words }) => (
        <li key={label}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{label}</span>
              {hint !== undefined && <span className="text-muted"> · {hint}</span>}
            </span>
            <span className="tabular-nums">{words ?? count.toLocaleString('en')}</span>
          </div>
          <svg
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="mt-1.5 h-2 w-full rounded-full text-calm"
          >
            <rect width="100" height="8" fill="currentColor" opacity=".18" />
            <rect width={(100 * count) / most} height="8" fill="currentColor" />
          </svg>
        </li>
      ))}
    </ul>
  );
};
