import process from 'node:process';
import { createDatabase } from '#server/engine/database/database.ts';
import { createObjectWriter } from './objects/object-writer.ts';
import { openObjectStore } from './store/open-object-store.ts';
import { storageAdmin } from './storage-deps.ts';

const [connectionString = '', dataDirectory = ''] = process.argv.slice(2);

/** Slow enough that a kill often comes in the middle of a file. */
const body = async function* (fill: number): AsyncGenerator<Uint8Array> {
  for (let chunk = 0; chunk < 20; chunk += 1) {
    process.stdout.write('.');
    yield Buffer.alloc(50_000, fill);
  }
};

const db = createDatabase({ connectionString, poolSize: 2, named: true, onIdleError: () => {} });
const store = await openObjectStore({ db, dataDirectory, s3: undefined });
const writer = createObjectWriter({ db, store, logError: () => {} });
const target = { bucketId: 'music-staging', name: 'loop/one.mp3', owner: undefined, upsert: true };
const description = {
  mimetype: 'audio/mpeg',
  cacheControl: 'no-cache',
  contentEncoding: undefined,
  userMetadata: undefined,
};
for (let round = 1; ; round += 1) {
  const { version } = await writer.write(storageAdmin, target, body(round % 256), async () => description);
  process.stdout.write(`\nwrote ${version}\n`);
}
