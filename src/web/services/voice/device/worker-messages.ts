import * as z from 'zod/mini';
import { voiceAnswerSchema } from '#domain/voice/voice-answer.ts';

// Between the page and the worker that understands.

export const toWorkerSchema = z.discriminatedUnion('type', [
  /** Reads the files and opens the networks, so that the first sentence need not wait for it. */
  z.object({ type: z.literal('warm') }),
  /** Mono, 16 000 a second. */
  z.object({ type: z.literal('hear'), id: z.int(), samples: z.instanceof(Float32Array) }),
  z.object({ type: z.literal('cancel'), id: z.int() }),
]);
export type ToWorker = z.infer<typeof toWorkerSchema>;

export const fromWorkerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('answer'), id: z.int(), answer: voiceAnswerSchema }),
  /** `missing`: the files are not on this device any more. */
  z.object({
    type: z.literal('failure'),
    id: z.int(),
    reason: z.enum(['missing', 'failed']),
    message: z.string(),
  }),
]);
export type FromWorker = z.infer<typeof fromWorkerSchema>;
