import * as z from 'zod/mini';

// Between the page and the worker that turns sentences into vectors.

export const toWorkerSchema = z.discriminatedUnion('type', [
  /** Reads the files and opens the network, so that the first question need not wait for it. */
  z.object({ type: z.literal('warm') }),
  z.object({ type: z.literal('embed'), id: z.int(), text: z.string() }),
]);
export type ToWorker = z.infer<typeof toWorkerSchema>;

export const fromWorkerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('vector'), id: z.int(), vector: z.instanceof(Float32Array) }),
  z.object({ type: z.literal('failure'), id: z.int(), message: z.string() }),
]);
export type FromWorker = z.infer<typeof fromWorkerSchema>;
