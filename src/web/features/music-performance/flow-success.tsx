import { flowGradeOf } from '#domain/music-performance/performance-grade.ts';
import { performanceLimits } from '#domain/music-performance/performance-limits.ts';

const width = 240;
const at = (percent: number): number => (percent / 100) * width;

/** How often music came in time: a bar with a mark at the target, and the same in words. */
export const FlowSuccess = ({ percent }: { readonly percent: number }) => (
  <div>
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-2xl font-semibold tabular-nums">{Math.round(percent)} %</span>
      <span className="text-lg">{flowGradeOf(percent)}</span>
    </p>
    <svg
      viewBox={`0 0 ${width} 14`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-2 block h-3.5 w-full max-w-md"
    >
      <rect y="4" width={width} height="6" rx="3" className="fill-line" />
      <rect y="4" width={at(percent)} height="6" rx="3" className="fill-calm" />
      <rect x={at(performanceLimits.excellentFrom) - 1} width="2" height="14" className="fill-ink" />
    </svg>
    <p className="mt-1 text-muted">
      of what you asked for was ready within {performanceLimits.retryOver / 1000} seconds. The target is{' '}
      {performanceLimits.excellentFrom} %.
    </p>
  </div>
);
