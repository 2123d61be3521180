import { randomBytes, randomUUID } from 'node:crypto';
import type { S3Setting } from '#server/config/s3-setting.ts';
import type { ObjectStore } from '#server/engine/storage/store/object-store.ts';
import { outcomeOf, outcomeOfStatus, ProbeFailure } from './probe-failure.ts';
import type { Probe } from './probe.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The SDK is not loaded where there is no S3, so its errors are known by their form. */
const failureOf = (error: unknown): ProbeFailure => {
  const metadata = isRecord(error) ? error['$metadata'] : undefined;
  const status = isRecord(metadata) ? metadata['httpStatusCode'] : undefined;
  return new ProbeFailure(
    typeof status === 'number' && status >= 400 ? outcomeOfStatus(status) : outcomeOf(error),
  );
};

const once = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
};

const bytesOf = async (body: AsyncIterable<unknown>): Promise<Buffer> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) if (piece instanceof Uint8Array) pieces.push(piece);
  return Buffer.concat(pieces);
};

/** The store itself, past the books: nobody's meter counts it, and the sweep takes away what a crash leaves. */
export const probeStore = (
  store: Pick<ObjectStore, 'put' | 'get' | 'remove'>,
  s3: S3Setting | undefined,
): Probe => ({
  id: 'store',
  target: async () => ({
    where: s3 === undefined ? null : new URL(s3.endpoint).host,
    attempt: async () => {
      const version = randomUUID();
      const bytes = randomBytes(16);
      try {
        await store.put(version, once(bytes));
        try {
          const body = await store.get(version);
          const isWhole = body !== undefined && (await bytesOf(body)).equals(bytes);
          if (!isWhole) throw new ProbeFailure('unexpected');
        } finally {
          await store.remove(version);
        }
      } catch (error) {
        throw error instanceof ProbeFailure ? error : failureOf(error);
      }
    },
  }),
});
