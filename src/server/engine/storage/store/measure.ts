import { createHash } from 'node:crypto';
import type { Measured } from './object-store.ts';

export interface Measurement {
  readonly chunks: AsyncIterable<Buffer>;
  /** Complete once the chunks are used up. */
  readonly result: () => Measured;
}

/** Counts and hashes what flows through, chunk by chunk. */
export const measure = (body: AsyncIterable<Uint8Array>): Measurement => {
  const hash = createHash('md5');
  let size = 0;
  const flow = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of body) {
      hash.update(chunk);
      size += chunk.byteLength;
      yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    }
  };
  return { chunks: flow(), result: () => ({ size, etag: hash.digest('hex') }) };
};
