import { z } from 'zod';

// What the host and its rendering process say to each other.

export const toWorker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('render'), recipe: z.string() }),
  /** One piece was taken in; another may follow. */
  z.object({ kind: z.literal('more') }),
]);
export type ToWorker = z.infer<typeof toWorker>;

export const fromWorker = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bytes'), bytes: z.instanceof(Uint8Array) }),
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type FromWorker = z.infer<typeof fromWorker>;

/** Pieces on their way that nobody has taken in yet; then rendering waits. */
export const MOST_UNTAKEN = 8;

/** Without work for this long, the process ends by itself. */
export const IDLE_MS = 60_000;
