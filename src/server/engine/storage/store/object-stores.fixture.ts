import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { freePort } from '#server/testing/free-port.ts';
import type { S3Setting } from '#server/config/s3-setting.ts';

export interface StoreUnderTest {
  /** Undefined for the disk. */
  readonly s3: S3Setting | undefined;
  readonly stop: () => Promise<void>;
}

export const useDisk = async (): Promise<StoreUnderTest> => ({ s3: undefined, stop: async () => {} });

/** A small S3 server on a free port; it knows this one pair of keys. */
export const startS3 = async (): Promise<StoreUnderTest> => {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'kindling-s3-'));
  const port = await freePort();
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    directory,
    silent: true,
    // It leaves out the slash after the bucket when it checks the signature of a listing.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'kindling' }],
  });
  await server.run();
  return {
    s3: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'kindling',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      pathStyle: true,
    },
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
};

/** Both kinds of store, for suites that have to pass on each. */
export const objectStores: ReadonlyArray<readonly [name: string, start: () => Promise<StoreUnderTest>]> = [
  ['disk', useDisk],
  ['S3', startS3],
];

export const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
};
