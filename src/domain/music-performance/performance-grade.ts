import { performanceLimits as limits } from '#domain/music-performance/performance-limits.ts';
import type { PerformanceMetric } from '#domain/music-performance/performance-metric.ts';

export type FlowGrade = 'Excellent' | 'Good' | 'Needs Work';
export type LoadColour = 'green' | 'yellow' | 'red';

/** How many of a hundred operations did what was asked within the target; null before the first. */
export const flowSuccessOf = (operations: readonly PerformanceMetric[]): number | null => {
  if (operations.length === 0) return null;
  const achieved = operations.filter((one) => one.success && one.fastFlowAchieved).length;
  return (achieved / operations.length) * 100;
};

export const flowGradeOf = (percent: number): FlowGrade => {
  if (percent >= limits.excellentFrom) return 'Excellent';
  return percent >= limits.goodFrom ? 'Good' : 'Needs Work';
};

export const loadColourOf = (milliseconds: number): LoadColour => {
  if (milliseconds <= limits.greenUpTo) return 'green';
  return milliseconds <= limits.yellowUpTo ? 'yellow' : 'red';
};

export const needsCompression = (averageLoadTime: number): boolean =>
  averageLoadTime > limits.compressionAdviceOver;

/** The newest first. */
export const recentOperations = (
  operations: readonly PerformanceMetric[],
  count: number,
): readonly PerformanceMetric[] => operations.toSorted((a, b) => b.at - a.at).slice(0, count);
