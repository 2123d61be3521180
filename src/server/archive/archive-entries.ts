import { createHash } from 'node:crypto';
import { Buffer } from 'node:buffer';
import { ZipWriter } from '@zip.js/zip.js';
import type { ArchiveFile } from '#domain/archive/manifest.ts';

type Pieces = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;

type Weighed = Pick<ArchiveFile, 'path' | 'bytes' | 'sha256'>;

interface EntryOptions {
  /** Audio is packed already. */
  readonly packed?: boolean;
  /** How many bytes come, where that is known. */
  readonly size?: number;
}

export interface ArchiveEntries {
  /** Done once the last piece is on its way to the reader; measured while it passes. */
  readonly add: (path: string, pieces: Pieces, options?: EntryOptions) => Promise<Weighed>;
  readonly close: () => Promise<void>;
}

/** Files one behind the other into one zip, none of them ever held as a whole. */
export const openArchiveEntries = (out: WritableStream<Uint8Array>): ArchiveEntries => {
  // At the level it comes with, packing is the platform's own and has a thread of its own; at another it would be in this one.
  const zip = new ZipWriter(out, { useWebWorkers: false, keepOrder: true });
  return {
    add: async (path, pieces, { packed = false, size } = {}) => {
      const hash = createHash('sha256');
      let bytes = 0;
      const measured = async function* (): AsyncGenerator<Uint8Array> {
        for await (const piece of pieces) {
          const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece;
          hash.update(chunk);
          bytes += chunk.byteLength;
          if (chunk.byteLength > 0) yield chunk;
        }
      };
      await zip.add(path, streamOf(measured()), {
        ...(packed ? { level: 0 } : {}),
        // Every program opens files without the 64-bit parts; only what may be large gets them.
        ...(size === undefined ? { zip64: false } : { uncompressedSize: size }),
      });
      return { path, bytes, sha256: hash.digest('hex') };
    },
    close: async () => {
      await zip.close();
    },
  };
};

/** Nothing is made ahead: the next piece comes when it is asked for. */
const streamOf = (pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const next = await pieces.next();
        if (next.done === true) controller.close();
        else controller.enqueue(next.value);
      },
      cancel: async () => {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
