import { useEffect, useState } from 'react';
import type { PickedFrom } from '#domain/moods/choose-tracks.ts';
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
  /** Null until somebody asked for a mood on this page. */
  readonly pick: PickedFrom | null;
}

const measure = (): PerformanceNow => ({
  operations: performanceLog.entries(),
  cache: performanceLog.cacheStats(),
  metrics: performanceLog.metrics(),
  pick: performanceLog.lastPick(),
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
