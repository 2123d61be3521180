import { z } from 'zod';
import { sentenceModel } from '#domain/memory/meaning/sentence-model.ts';

// What the host and its sentence thread say to each other: one text, one answer.

export const toMeaningThread = z.object({ text: z.string() });
export type ToMeaningThread = z.infer<typeof toMeaningThread>;

export const fromMeaningThread = z.discriminatedUnion('kind', [
  /** Said once, unasked: the weights have been read. */
  z.object({ kind: z.literal('ready') }),
  z.object({
    kind: z.literal('embedded'),
    vector: z.custom<Float32Array>(
      (value) => value instanceof Float32Array && value.length === sentenceModel.size,
    ),
  }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type FromMeaningThread = z.infer<typeof fromMeaningThread>;
