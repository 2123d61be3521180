import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { restoreLimits } from '#domain/restore/restore-limits.ts';
import { CopyRefused } from './copy-refused.ts';

export interface ReceivedCopy {
  readonly size: number;
  readonly sha256: string;
  readonly read: (position: number, length: number) => Promise<Uint8Array>;
  readonly [Symbol.asyncDispose]: () => Promise<void>;
}

/** Outside the file store, so that nothing that is not checked is ever near what is served. */
const folderOf = (dataDirectory: string): string => path.join(dataDirectory, 'restoring');

/** What a process left behind that died while it read somebody's copy. */
export const removeLeftCopies = async (dataDirectory: string): Promise<void> => {
  await rm(folderOf(dataDirectory), { recursive: true, force: true });
};

interface Receiving {
  /** Whoever sends has left. */
  readonly signal: AbortSignal;
  readonly most?: number;
  readonly silentMs?: number;
  readonly bytesPerSecond?: number;
}

/** On the disk piece by piece, never as a whole in memory; gone with the request. */
export const receiveCopy = async (
  body: ReadableStream<Uint8Array> | null,
  options: Receiving & { readonly dataDirectory: string },
): Promise<ReceivedCopy> => {
  if (body === null) throw new CopyRefused('empty');
  await mkdir(folderOf(options.dataDirectory), { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(folderOf(options.dataDirectory), 'copy-'));
  let file: FileHandle | undefined;
  const remove = async (): Promise<void> => {
    await file?.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    file = await open(path.join(folder, 'copy'), 'wx+', 0o600);
    const { size, sha256 } = await writeAll(file, body, options);
    const handle = file;
    return {
      size,
      sha256,
      read: async (position, length) => {
        const wanted = Math.max(0, Math.min(length, size - position));
        const bytes = new Uint8Array(wanted);
        let filled = 0;
        while (filled < wanted) {
          const { bytesRead } = await handle.read(bytes, filled, wanted - filled, position + filled);
          if (bytesRead === 0) throw new CopyRefused('damaged');
          filled += bytesRead;
        }
        return bytes;
      },
      [Symbol.asyncDispose]: remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
};

/** As long as it takes, if something comes. Whoever sends nothing, or a byte now and then, is not waited for. */
const whileItComes = async function* (
  body: ReadableStream<Uint8Array>,
  {
    signal,
    silentMs = restoreLimits.silentMs,
    bytesPerSecond = restoreLimits.bytesPerSecond,
  }: Omit<Receiving, 'most'>,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let isOver = signal.aborted;
  const stop = (): void => {
    isOver = true;
    // It ends the read that is waiting; how the sender takes it is all the same.
    reader.cancel().catch(() => {});
  };
  signal.addEventListener('abort', stop);
  const began = performance.now();
  let received = 0;
  try {
    for (;;) {
      if (isOver) throw new CopyRefused('stopped');
      const patience = silentMs + (received / bytesPerSecond) * 1000 - (performance.now() - began);
      const timer = setTimeout(stop, Math.max(0, Math.min(silentMs, patience)));
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (isOver) throw new CopyRefused('stopped');
      if (done) return;
      received += value.byteLength;
      yield value;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
};

const writeAll = async (
  file: FileHandle,
  body: ReadableStream<Uint8Array>,
  { most = restoreLimits.fileBytes, ...pace }: Receiving,
): Promise<{ readonly size: number; readonly sha256: string }> => {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of whileItComes(body, pace)) {
    size += chunk.byteLength;
    if (size > most) throw new CopyRefused('too_large');
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  if (size === 0) throw new CopyRefused('empty');
  return { size, sha256: hash.digest('hex') };
};
