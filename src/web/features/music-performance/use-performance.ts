import { useEffect, useState } from 'react';
import type {
  CacheStats,
  PerformanceMetric,
  PerformanceMetrics,
} from '#domain/music-performance/performance-metric.ts';
import { performanceLog } from '#web/services/player/performance-log.ts';

export interface PerformanceNow {
  readonly operations: readonly PerformanceMetric[];
  readonly cache: CacheStats;
  readonly metrics: PerformanceMetrics;
}

const measure = (): PerformanceNow => ({
  operations: performanceLog.entries(),
  cache: performanceLog.cacheStats(),
  metrics: performanceLog.metrics(),
});

/** What was measured on this device, looked at again every so many milliseconds. */
export const usePerformance = (refresh: number): PerformanceNow => {
  const [now, setNow] = useState(measure);
  useEffect(() => {
    const timer = setInterval(() => {
      // Nobody reads a hidden page.
      if (!document.hidden) setNow(measure());
    }, refresh);
    return () => clearInterval(timer);
  }, [refresh]);
  return now;
};
