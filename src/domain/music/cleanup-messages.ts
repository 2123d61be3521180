import { z } from 'zod';

/** What emergency-music-cleanup answers. */
export const cleanupAnswerSchema = z.object({
  deletedCount: z.number().int().nonnegative(),
  initialCount: z.number().int().nonnegative(),
  finalCount: z.number().int().nonnegative(),
});
export type CleanupAnswer = z.infer<typeof cleanupAnswerSchema>;

export const cleanupDone = ({ deletedCount, initialCount, finalCount }: CleanupAnswer): string =>
  `Emergency cleanup completed! Removed ${deletedCount} tracks from ${initialCount} total. Final count: ${finalCount}`;

export const cleanupFailed = (message: string): string => `Cleanup failed: ${message}`;
