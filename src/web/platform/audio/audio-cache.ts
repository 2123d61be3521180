import { type KeptFile, selectEvictions } from '#domain/player/select-evictions.ts';
import { audioCacheLimits } from '#domain/player/player-limits.ts';
import type { KeptFiles } from '#web/platform/audio/kept-files.ts';

/** Spec 2 §3: cache stats. */
export interface CacheStats {
  readonly entries: number;
  readonly totalSize: number;
  /** 0 to 1. */
  readonly hitRate: number;
  /** Milliseconds. */
  readonly averageLoadTime: number;
}

/** An address an element can play; to be given back when it no longer does. */
export interface Lease {
  readonly src: string;
  readonly release: () => void;
}

interface Entry extends KeptFile {
  /** Null while it lies on the disk only. */
  readonly blob: Blob | null;
}

interface Dependencies {
  readonly files: KeptFiles;
  readonly download: (url: string, signal: AbortSignal) => Promise<Blob>;
  readonly now: () => number;
}

export interface AudioCache {
  /** Looks what is on the disk; before that only memory is known. */
  readonly open: () => Promise<void>;
  readonly has: (url: string) => boolean;
  /** At once where the file is in memory. Counts as a hit or a miss. */
  readonly lease: (url: string) => Lease | Promise<Lease | null> | null;
  /** Downloads and keeps it, unless it is kept. */
  readonly keep: (url: string, signal: AbortSignal) => Promise<void>;
  readonly forget: (url: string) => Promise<void>;
  readonly clear: () => Promise<void>;
  readonly stats: () => CacheStats;
}

const inTime = async <T>(work: Promise<T>, otherwise: T): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), audioCacheLimits.decode);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

export const createAudioCache = ({ files, download, now }: Dependencies): AudioCache => {
  const entries = new Map<string, Entry>();
  const leased = new Map<string, number>();
  const underway = new Map<string, { readonly work: Promise<void>; readonly signal: AbortSignal }>();
  let hits = 0;
  let misses = 0;
  let loads = 0;
  let loadTime = 0;

  const drop = async (url: string): Promise<void> => {
    entries.delete(url);
    await files.remove(url);
  };

  const leaseOf = (url: string, blob: Blob): Lease => {
    const src = URL.createObjectURL(blob);
    leased.set(url, (leased.get(url) ?? 0) + 1);
    let given = true;
    return {
      src,
      release: () => {
        if (!given) return;
        given = false;
        URL.revokeObjectURL(src);
        leased.set(url, (leased.get(url) ?? 1) - 1);
        if ((leased.get(url) ?? 0) <= 0) leased.delete(url);
      },
    };
  };

  const fromDisk = async (url: string): Promise<Lease | null> => {
    const blob = await inTime(files.read(url), null);
    if (blob === null || blob.size === 0) {
      await drop(url);
      return null;
    }
    entries.set(url, { url, blob, bytes: blob.size, usedAt: now() });
    return leaseOf(url, blob);
  };

  const fetchAndKeep = async (url: string, signal: AbortSignal): Promise<void> => {
    const began = now();
    const blob = await download(url, signal);
    loads += 1;
    loadTime += now() - began;
    entries.set(url, { url, blob, bytes: blob.size, usedAt: now() });
    const going = selectEvictions([...entries.values()], new Set(leased.keys()));
    await Promise.all(going.map(drop));
    if (entries.has(url)) await files.write(url, blob, now());
  };

  const keep = async (url: string, signal: AbortSignal): Promise<void> => {
    if (entries.has(url)) return;
    const running = underway.get(url);
    if (running !== undefined) {
      try {
        await running.work;
      } catch (error) {
        // Given up by whoever began it, and still wanted here.
        if (!running.signal.aborted || signal.aborted) throw error;
        await keep(url, signal);
      }
      return;
    }
    const work = fetchAndKeep(url, signal).finally(() => underway.delete(url));
    underway.set(url, { work, signal });
    await work;
  };

  return {
    open: async () => {
      for (const { url, bytes, keptAt } of await files.list()) {
        if (!entries.has(url)) entries.set(url, { url, bytes, usedAt: keptAt, blob: null });
      }
    },
    has: (url) => entries.has(url),
    lease: (url) => {
      const entry = entries.get(url);
      if (entry === undefined) {
        misses += 1;
        return null;
      }
      hits += 1;
      if (entry.blob === null) return fromDisk(url);
      entries.set(url, { ...entry, usedAt: now() });
      return leaseOf(url, entry.blob);
    },
    keep,
    forget: drop,
    clear: async () => {
      entries.clear();
      await files.clear();
    },
    stats: () => ({
      entries: entries.size,
      totalSize: [...entries.values()].reduce((sum, { bytes }) => sum + bytes, 0),
      hitRate: hits + misses === 0 ? 0 : hits / (hits + misses),
      averageLoadTime: loads === 0 ? 0 : loadTime / loads,
    }),
  };
};
