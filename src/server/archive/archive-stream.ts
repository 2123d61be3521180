import { writeArchive, type ArchiveDeps, type ArchiveRequest } from './write-archive.ts';

/** Most copies fit in here whole, so that a slow line keeps no connection of the database. */
const BUFFERED = 4 * 1024 * 1024;
/** Whoever takes nothing for this long has gone, whatever the network says. */
const PATIENCE_MS = 60_000;

interface ArchiveStream {
  readonly body: ReadableStream<Uint8Array>;
  /** The first bytes are there: from now on nothing else can be answered. */
  readonly started: Promise<void>;
  /** The whole of it was written, or its reader has left; else why not. */
  readonly done: Promise<void>;
}

/** The copy as a stream that is made while it is read, and stops being made when nobody reads any more. */
export const archiveStream = (
  deps: ArchiveDeps,
  request: Omit<ArchiveRequest, 'signal'>,
  { buffered = BUFFERED, patienceMs = PATIENCE_MS } = {},
): ArchiveStream => {
  const pipe = new TransformStream<Uint8Array, Uint8Array>(
    undefined,
    undefined,
    new ByteLengthQueuingStrategy({ highWaterMark: buffered }),
  );
  const writer = pipe.writable.getWriter();
  const gone = new AbortController();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const give = async (chunk: Uint8Array): Promise<void> => {
    const timer = setTimeout(() => {
      void writer.abort(new Error('Nobody took the copy any further'));
    }, patienceMs);
    try {
      await writer.ready;
      await writer.write(chunk);
      start();
    } catch (error) {
      gone.abort(error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
  // The last chunk may still wait to be taken when the reader leaves.
  writer.closed.catch((error: unknown) => gone.abort(error));
  const out = new WritableStream<Uint8Array>({ write: give });
  const make = async (): Promise<void> => {
    try {
      await writeArchive(deps, { ...request, signal: gone.signal }, out);
      await writer.close();
    } catch (error) {
      const hasLeft = gone.signal.aborted;
      await writer.abort(error).catch(() => {});
      if (!hasLeft) throw error;
    }
  };
  return { body: pipe.readable, started, done: make() };
};
