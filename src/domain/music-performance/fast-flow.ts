import { performanceLimits } from '#domain/music-performance/performance-limits.ts';

export type FastFlow = 'fast' | 'optimizing' | 'retry';

/** Spec 2 §4: what is shown of something that takes, or took, so many milliseconds. */
export const fastFlowOf = (milliseconds: number): FastFlow => {
  if (milliseconds < performanceLimits.fastUnder) return 'fast';
  return milliseconds > performanceLimits.retryOver ? 'retry' : 'optimizing';
};
