import { z } from 'zod';
import { analysisConstants } from '#domain/analysis/analysis-constants.ts';

const single = z.object({ trackId: z.uuid(), filePath: z.string().min(1).max(1024) });
const batch = z.object({
  // Half of the other request is no batch.
  trackId: z.undefined().optional(),
  filePath: z.undefined().optional(),
  batchSize: z.int().min(1).max(50).default(analysisConstants.batch.size),
  includeFailedTracks: z.boolean().default(false),
});

/** What `real-audio-analyzer` is asked (spec 2 §7): one track, or the next few that wait. */
export const analyzerRequestSchema = z.union([single, batch]);
export type SingleAnalysis = z.infer<typeof single>;
export type BatchAnalysis = z.infer<typeof batch>;

export const isSingle = (request: SingleAnalysis | BatchAnalysis): request is SingleAnalysis =>
  request.trackId !== undefined;

/** The answers. What the specification leaves open of `analysis` are the columns that were filled. */
export const singleAnswerSchema = z.object({
  success: z.boolean(),
  error: z.string().optional(),
  analysis: z.record(z.string(), z.unknown()).optional(),
});
export const batchAnswerSchema = z.object({ success: z.boolean(), processed: z.int().min(0) });
