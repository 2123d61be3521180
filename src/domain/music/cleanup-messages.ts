/** What emergency-music-cleanup answers. */
export interface CleanupAnswer {
  readonly deletedCount: number;
  readonly initialCount: number;
  readonly finalCount: number;
}

const countOf = (value: unknown, name: keyof CleanupAnswer): number | null => {
  const count: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return Number.isSafeInteger(count) && typeof count === 'number' && count >= 0 ? count : null;
};

/** By hand, because every page reads it, also those that load nothing else. Null for anything else. */
export const cleanupAnswerOf = (value: unknown): CleanupAnswer | null => {
  const deletedCount = countOf(value, 'deletedCount');
  const initialCount = countOf(value, 'initialCount');
  const finalCount = countOf(value, 'finalCount');
  if (deletedCount === null || initialCount === null || finalCount === null) return null;
  return { deletedCount, initialCount, finalCount };
};

export const cleanupDone = ({ deletedCount, initialCount, finalCount }: CleanupAnswer): string =>
  `Emergency cleanup completed! Removed ${deletedCount} tracks from ${initialCount} total. Final count: ${finalCount}`;

export const cleanupFailed = (message: string): string => `Cleanup failed: ${message}`;
