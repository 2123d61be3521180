import { z } from 'zod';

// What the host and its rendering process say to each other. A job is one file that is being made.

const job = z.int();

export const toWorker = z.discriminatedUnion('kind', [
  /** Load what every file needs, so that the first one begins soon. */
  z.object({ kind: z.literal('get-ready') }),
  z.object({ kind: z.literal('render'), job, recipe: z.string() }),
  /** One piece was taken in; another may follow. */
  z.object({ kind: z.literal('more'), job }),
  /** Nobody wants the rest. */
  z.object({ kind: z.literal('stop'), job }),
]);
export type ToWorker = z.infer<typeof toWorker>;

export const fromWorker = z.discriminatedUnion('kind', [
  /** It has started and hears what it is told. */
  z.object({ kind: z.literal('here') }),
  z.object({ kind: z.literal('bytes'), job, bytes: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal('done'), job }),
  z.object({ kind: z.literal('failed'), job, message: z.string() }),
]);
export type FromWorker = z.infer<typeof fromWorker>;
export type AboutJob = Exclude<FromWorker, { readonly kind: 'here' }>;

/** Pieces of a file on their way that nobody has taken in yet; then rendering waits. */
export const MOST_UNTAKEN = 4;
