/** Spec 2 §3: one thing the player did, as it was measured. Durations are milliseconds. */
export interface PerformanceMetric {
  readonly operationType: string;
  readonly duration: number;
  readonly success: boolean;
  readonly fastFlowAchieved: boolean;
  /** The moment it ended. */
  readonly at: number;
}

/** What is kept on the device; the size is in bytes, the rate from 0 to 1. */
export interface CacheStats {
  readonly entries: number;
  readonly totalSize: number;
  readonly hitRate: number;
  readonly averageLoadTime: number;
}

/** Rates from 0 to 1. */
export interface PerformanceMetrics {
  readonly averageLoadTime: number;
  readonly cacheHitRate: number;
  readonly preloadEffectiveness: number;
}
