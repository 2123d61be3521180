import type { ObjectWriter } from '#server/engine/storage/objects/object-writer.ts';
import { storageAdmin } from '#server/engine/storage/storage-deps.ts';
import { BrokenRender } from '#server/music/worker/follow-job.ts';
import type { RenderProcess } from '#server/music/worker/render-process.ts';
import type { PendingFile } from './pending-file.ts';
import { musicBucket } from '#domain/music/music-bucket.ts';
import { RENEW_SECONDS } from './render-queue.ts';
import type { RenderQueue } from './render-queue.ts';
import type { LibraryRow } from '#server/music/library-entries.ts';

/** Other audio has another path, so what lies under this one never changes. */
const storedFor = 'public, max-age=31536000, immutable';

interface MakeDeps {
  readonly queue: RenderQueue;
  readonly writer: Pick<ObjectWriter, 'write'>;
  readonly renderer: Pick<RenderProcess, 'render'>;
  readonly logError: (what: string, cause: unknown) => void;
  /** Waited for after every piece, so that what nobody waits for can stand aside; throws when it has to give up its place. */
  readonly pause: () => Promise<void>;
  /** Whether the host is stopping. */
  readonly stopping: () => boolean;
  /** Whether the file had to give up its place: then it was not at fault, and whoever reads it waits for the rest. */
  readonly gaveUp: () => boolean;
  /** Nobody wants it from here any more. */
  readonly signal?: AbortSignal;
}

/** `again`: the process that made it is gone, and it waits for another. */
export type RenderResult = 'stored' | 'failed' | 'given back' | 'again';

/** Makes one file that the queue has given us. It becomes an object when it is whole, and not before. */
export const renderFile = async (
  { queue, writer, renderer, logError, pause, stopping, gaveUp, signal }: MakeDeps,
  track: LibraryRow,
  file: PendingFile,
): Promise<RenderResult> => {
  const { filePath } = track;
  const renewing = setInterval(() => {
    queue
      .renew(filePath)
      .catch((error: unknown) => logError('A rendering could not say that it is alive', error));
  }, RENEW_SECONDS * 1000);
  try {
    // Another process may have finished it between the asking and the taking.
    if (!(await queue.stored([filePath])).has(filePath)) {
      file.again();
      const take = async (bytes: Uint8Array): Promise<void> => {
        file.append(bytes);
        await pause();
      };
      await renderer.render(track.recipe, take, signal);
      if (file.made() !== file.size) {
        throw new Error(`The file has ${file.made()} bytes instead of ${file.size}`);
      }
      await writer.write(storageAdmin, placeOf(filePath), once(file.whole()), async () => description);
    }
    await queue.finish(filePath);
    file.settle({ kind: 'stored' });
    return 'stored';
  } catch (error) {
    const isStopping = stopping();
    const lose = (): void =>
      file.settle({ kind: 'lost', why: new Error('The file could not be made', { cause: error }) });
    if (isStopping) lose();
    const reason = error instanceof Error ? error.message : String(error);
    try {
      if (isStopping || gaveUp()) {
        await queue.release(filePath, !isStopping && file.listeners > 0);
        return 'given back';
      }
      logError('A track could not be rendered', error);
      if (error instanceof BrokenRender && (await queue.retry(filePath, reason)) === 'waiting') {
        return 'again';
      }
      if (!(error instanceof BrokenRender)) await queue.fail(filePath, reason);
    } catch (cause) {
      logError('A rendering could not be given back', cause);
    }
    lose();
    return 'failed';
  } finally {
    clearInterval(renewing);
  }
};

const placeOf = (name: string) => ({ bucketId: musicBucket, name, owner: undefined, upsert: true });

const description = {
  mimetype: 'audio/mpeg',
  cacheControl: storedFor,
  contentEncoding: undefined,
  userMetadata: undefined,
};

const once = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
};
