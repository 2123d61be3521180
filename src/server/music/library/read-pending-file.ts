import type { Readable } from 'node:stream';
import type { ByteRange } from '#server/engine/storage/store/byte-range.ts';
import type { PendingFile } from './pending-file.ts';

/** How long a reader waits for the next bytes. */
const PATIENCE_MS = 60_000;

/**
 * The bytes of a range as they come: from memory while the file is being made, from the store as soon as it is there. Ends
 * with an error if the file is lost on the way, so that nobody takes half of it for the whole.
 */
export const readPendingFile = (
  file: PendingFile,
  range: ByteRange,
  openStored: (range: ByteRange) => Promise<Readable | undefined>,
  patienceMs = PATIENCE_MS,
): ReadableStream<Uint8Array> => {
  const gone = new AbortController();
  const pieces = readPieces({ file, range, openStored, patienceMs, signal: gone.signal });
  let listening = true;
  file.listeners += 1;
  const leave = (): void => {
    if (listening) file.listeners -= 1;
    listening = false;
  };
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await pieces.next();
          if (done !== true) return controller.enqueue(value);
          leave();
          controller.close();
        } catch (error) {
          leave();
          controller.error(error);
        }
      },
      cancel: async () => {
        leave();
        gone.abort();
        await pieces.return(undefined);
      },
    },
    new CountQueuingStrategy({ highWaterMark: 1 }),
  );
};

const readPieces = async function* (options: {
  readonly file: PendingFile;
  readonly range: ByteRange;
  readonly openStored: (range: ByteRange) => Promise<Readable | undefined>;
  readonly patienceMs: number;
  readonly signal: AbortSignal;
}): AsyncGenerator<Uint8Array, void, undefined> {
  const { file, range, signal } = options;
  let at = range.start;
  while (at <= range.end) {
    const standing = file.standing();
    if (standing.kind === 'stored') {
      const rest = await options.openStored({ start: at, end: range.end });
      if (rest === undefined) throw new Error('The file has gone');
      for await (const chunk of rest) yield bytesOf(chunk);
      return;
    }
    const piece = file.slice(at, range.end);
    if (piece.byteLength > 0) {
      at += piece.byteLength;
      yield piece;
    } else {
      if (standing.kind === 'lost') throw standing.why;
      await file.change(signal, options.patienceMs);
    }
  }
};

const bytesOf = (chunk: unknown): Uint8Array => {
  if (chunk instanceof Uint8Array) return chunk;
  throw new Error('The store gave something else than bytes');
};
