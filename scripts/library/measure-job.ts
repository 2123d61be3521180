import { z } from 'zod';
import type { LibraryEntry } from '#domain/music/library-entry.ts';
import { libraryEntrySchema } from '#server/music/library-entries.ts';

/** What a measuring process is asked. */
export const measureJob = z.object({
  id: z.string(),
  /** From an earlier measurement; null to find it. */
  gain: z.number().positive().nullable(),
  /** An entry whose file lies in `from`: that file is measured, and nothing rendered. */
  again: z.object({ entry: libraryEntrySchema, from: z.string() }).nullable(),
  /** Where the files are kept, if anywhere. */
  out: z.string().nullable(),
});
export type MeasureJob = z.infer<typeof measureJob>;

export type MeasureAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'measured'; readonly entry: LibraryEntry; readonly clipped: number }
  | { readonly kind: 'failed'; readonly id: string; readonly why: string };
