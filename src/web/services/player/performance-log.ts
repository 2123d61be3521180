import type { PickedFrom } from '#domain/moods/choose-tracks.ts';
import { fastFlowLimit } from '#domain/music-performance/performance-limits.ts';
import type { CacheStats } from '#web/platform/audio/audio-cache.ts';

/** Spec 2 §3: one measured operation. */
export interface PerformanceEntry {
  readonly operationType: 'track-load' | 'library-load' | 'audio-start' | 'mood-play' | 'preload';
  /** Milliseconds. */
  readonly duration: number;
  readonly success: boolean;
  readonly fastFlowAchieved: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface PerformanceMetrics {
  readonly averageLoadTime: number;
  /** 0 to 1. */
  readonly cacheHitRate: number;
  /** Of the tracks fetched ahead, how many were then played; 0 to 1. */
  readonly preloadEffectiveness: number;
}

const mostEntries = 50;
const noStats: CacheStats = { entries: 0, totalSize: 0, hitRate: 0, averageLoadTime: 0 };

let entries: readonly PerformanceEntry[] = [];
let picked: PickedFrom | null = null;
let readStats = (): CacheStats => noStats;
const preloaded = new Set<string>();
const used = new Set<string>();

export const recordOperation = (
  operationType: PerformanceEntry['operationType'],
  duration: number,
  success: boolean,
): void => {
  const fastFlowAchieved = success && duration <= fastFlowLimit;
  entries = [...entries, { operationType, duration, success, fastFlowAchieved, at: Date.now() }].slice(
    -mostEntries,
  );
};

/** What the work took, whether it went well or not. */
export const measureOperation = async <T>(
  operationType: PerformanceEntry['operationType'],
  work: () => Promise<T>,
): Promise<T> => {
  const began = performance.now();
  let success = false;
  try {
    const result = await work();
    success = true;
    return result;
  } finally {
    recordOperation(operationType, performance.now() - began, success);
  }
};

/** Where the music of the last mood that was asked for came from. */
export const recordPick = ({ fallbackLevel, source }: PickedFrom): void => {
  picked = { fallbackLevel, source };
};

export const recordPreloaded = (url: string): void => {
  preloaded.add(url);
};

export const recordPlayed = (url: string): void => {
  if (preloaded.has(url)) used.add(url);
};

export const connectCacheStats = (read: () => CacheStats): void => {
  readStats = read;
};

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Real measurements of this page, newest last; nothing is sent anywhere. */
export const performanceLog = {
  entries: (): readonly PerformanceEntry[] => entries,
  lastPick: (): PickedFrom | null => picked,
  cacheStats: (): CacheStats => readStats(),
  metrics: (): PerformanceMetrics => ({
    averageLoadTime: average(
      entries.filter(({ operationType }) => operationType === 'track-load').map(({ duration }) => duration),
    ),
    cacheHitRate: readStats().hitRate,
    preloadEffectiveness: preloaded.size === 0 ? 0 : used.size / preloaded.size,
  }),
};
