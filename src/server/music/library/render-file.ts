import type { ObjectWriter } from '#server/engine/storage/objects/object-writer.ts';
import { storageAdmin } from '#server/engine/storage/storage-deps.ts';
import type { RenderProcess } from '#server/music/worker/render-process.ts';
import type { PendingFile } from './pending-file.ts';
import { musicBucket } from '#domain/music/music-bucket.ts';
import type { RenderQueue } from './render-queue.ts';
import type { LibraryRow } from '#server/music/library-entries.ts';

const RENEW_MS = 20_000;

/** Other audio has another path, so what lies under this one never changes. */
const storedFor = 'public, max-age=31536000, immutable';

interface MakeDeps {
  readonly queue: RenderQueue;
  readonly writer: Pick<ObjectWriter, 'write'>;
  readonly renderer: Pick<RenderProcess, 'render'>;
  readonly logError: (what: string, cause: unknown) => void;
  /** Waited for after every piece, so that what nobody waits for can stand aside; throws when it has to give up its place. */
  readonly pause: () => Promise<void>;
  /** Whether the host is stopping, or the file had to give up its place: then it was not at fault. */
  readonly stopping: () => boolean;
}

/** Makes one file that the queue has given us. It becomes an object when it is whole, and not before. */
export const renderFile = async (
  { queue, writer, renderer, logError, pause, stopping }: MakeDeps,
  track: LibraryRow,
  file: PendingFile,
): Promise<'stored' | 'failed' | 'given back'> => {
  const { filePath } = track;
  const renewing = setInterval(() => {
    queue
      .renew(filePath)
      .catch((error: unknown) => logError('A rendering could not say that it is alive', error));
  }, RENEW_MS);
  try {
    // Another process may have finished it between the asking and the taking.
    if (!(await queue.stored([filePath])).has(filePath)) {
      await renderer.render(track.recipe, async (bytes) => {
        file.append(bytes);
        await pause();
      });
      if (file.length() !== file.size) {
        throw new Error(`The file has ${file.length()} bytes instead of ${file.size}`);
      }
      await writer.write(storageAdmin, placeOf(filePath), once(file.whole()), async () => description);
    }
    await queue.finish(filePath);
    file.settle({ kind: 'stored' });
    return 'stored';
  } catch (error) {
    file.settle({ kind: 'lost', why: new Error('The file could not be made', { cause: error }) });
    const blameless = stopping();
    const told = blameless
      ? queue.release(filePath)
      : queue.fail(filePath, error instanceof Error ? error.message : String(error));
    await told.catch((cause: unknown) => logError('A rendering could not be given back', cause));
    if (blameless) return 'given back';
    logError('A track could not be rendered', error);
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
