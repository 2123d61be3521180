import { z } from 'zod';
import type { LibraryEntry } from '#domain/music/library-entry.ts';

/** What a measuring process is asked. */
export const measureJob = z.object({
  id: z.string(),
  /** From an earlier measurement; null to find it. */
  gain: z.number().positive().nullable(),
  /** Where the files are kept, if anywhere. */
  out: z.string().nullable(),
});
export type MeasureJob = z.infer<typeof measureJob>;

export type MeasureAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'measured'; readonly entry: LibraryEntry; readonly clipped: number }
  | { readonly kind: 'failed'; readonly id: string; readonly why: string };
