/** How a file that is not stored yet stands. `stored`: from now on its bytes come from the store. */
type Standing =
  { readonly kind: 'coming' } | { readonly kind: 'stored' } | { readonly kind: 'lost'; readonly why: Error };

export interface PendingFile {
  readonly size: number;
  readonly length: () => number;
  /** Of what is being made now; less than what there is while it is made once more. */
  readonly made: () => number;
  /** It is made once more from its beginning. Whoever reads it keeps what there was, and gets the rest. */
  readonly again: () => void;
  readonly append: (bytes: Uint8Array) => void;
  /** All of it, once it is whole. */
  readonly whole: () => Uint8Array;
  /** What is there from `start`, up to and with `end` and never much at once; empty when nothing is. */
  readonly slice: (start: number, end: number) => Uint8Array;
  readonly standing: () => Standing;
  /** Resolves when something has changed, and rejects when the reader is gone or nothing happens for too long. */
  readonly change: (signal: AbortSignal, patienceMs: number) => Promise<void>;
  readonly settle: (standing: Standing) => void;
  /** People reading it now. */
  listeners: number;
}

const SLICE = 64 * 1024;

/** A file of known size in memory while it is being made; everybody reads the same bytes. */
export const createPendingFile = (size: number): PendingFile => {
  // Not before the first byte: most of those that wait are made by another process or not at all.
  let buffer = Buffer.alloc(0);
  let length = 0;
  let made = 0;
  let standing: Standing = { kind: 'coming' };
  const waiting = new Set<() => void>();
  const tell = (): void => {
    for (const wake of Array.from(waiting)) wake();
  };
  return {
    size,
    listeners: 0,
    length: () => length,
    made: () => made,
    again: () => {
      made = 0;
    },
    append: (bytes) => {
      if (made + bytes.byteLength > size) {
        throw new Error(`The file has more than the ${size} bytes it should have`);
      }
      if (buffer.byteLength === 0) buffer = Buffer.allocUnsafe(size);
      buffer.set(bytes, made);
      made += bytes.byteLength;
      length = Math.max(length, made);
      tell();
    },
    whole: () => buffer.subarray(0, made),
    slice: (start, end) => buffer.subarray(start, Math.max(start, Math.min(length, end + 1, start + SLICE))),
    standing: () => standing,
    change: (signal, patienceMs) =>
      new Promise((resolve, reject) => {
        const leave = (): void => {
          clearTimeout(timer);
          waiting.delete(wake);
          signal.removeEventListener('abort', abandon);
        };
        const wake = (): void => {
          leave();
          resolve();
        };
        const abandon = (): void => {
          leave();
          reject(new Error('The reader has gone'));
        };
        const timer = setTimeout(() => {
          leave();
          reject(new Error('The file did not come in time'));
        }, patienceMs);
        if (signal.aborted) return abandon();
        waiting.add(wake);
        signal.addEventListener('abort', abandon, { once: true });
      }),
    settle: (next) => {
      standing = next;
      // Whoever still reads goes on from the store; the memory is free again.
      if (next.kind === 'stored') buffer = Buffer.alloc(0);
      if (next.kind === 'stored') length = made = 0;
      tell();
    },
  };
};
