import { Readable } from 'node:stream';

// By hand in both directions: the types of the web's streams and of Node's copy of them do not fit each other.

export const toNodeStream = (body: ReadableStream<Uint8Array> | null): Readable =>
  body === null ? Readable.from([]) : Readable.from(read(body), { objectMode: false });

const read = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
};

/** Reads only as fast as it is read from, and closes its source when nobody reads any more. */
export const toWebStream = (source: Readable): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      source.on('data', (chunk: Buffer) => {
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) source.pause();
      });
      source.on('end', () => controller.close());
      source.on('error', (error) => controller.error(error));
      source.pause();
    },
    pull: () => {
      source.resume();
    },
    cancel: () => {
      source.destroy();
    },
  });
