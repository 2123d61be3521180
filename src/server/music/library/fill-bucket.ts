import { mkdir } from 'node:fs/promises';
import { asAuthenticator } from '#server/engine/database/as-authenticator.ts';
import { createDatabase } from '#server/engine/database/database.ts';
import type { Database } from '#server/engine/database/database.ts';
import { launchDatabase } from '#server/engine/database/launch-database.ts';
import { migrate } from '#server/engine/database/migrate.ts';
import type { ObjectStore } from '#server/engine/storage/store/object-store.ts';
import { createObjectWriter } from '#server/engine/storage/objects/object-writer.ts';
import { openObjectStore } from '#server/engine/storage/store/open-object-store.ts';
import type { Environment } from '#server/config/environment.ts';
import { createRenderProcess } from '#server/music/worker/render-process.ts';
import { loadSecrets } from '#server/config/secrets.ts';
import { claimNext } from './fill-library.ts';
import { renderFile } from './render-file.ts';
import type { RenderResult } from './render-file.ts';
import { createPendingFile } from './pending-file.ts';
import type { MusicLibrary } from './music-library.ts';
import { ownLibrary } from './own-library.ts';
import { createRenderQueue } from './render-queue.ts';
import { seedLibrary } from './seed-library.ts';

const LOWEST_PRIORITY = 19;

export interface FillProgress {
  readonly recipe: string;
  readonly result: RenderResult;
  /** Of the whole library. */
  readonly stored: number;
  readonly total: number;
}

interface FillOptions {
  readonly environment: Environment;
  readonly onProgress: (progress: FillProgress) => void;
  readonly log?: (line: string) => void;
}

/**
 * Renders every file that the configured store has not got, in the order people are likely to ask. Files are taken from the
 * same queue as in a running host, so it can be stopped and started again at any time, and several may share the work.
 */
export const fillBucket = async ({
  environment,
  onProgress,
  log,
}: FillOptions): Promise<readonly string[]> => {
  await using opened = new AsyncDisposableStack();
  await mkdir(environment.dataDirectory, { recursive: true, mode: 0o700 });
  const secrets = await loadSecrets({ dataDirectory: environment.dataDirectory, environment });
  let adminUrl = environment.databaseUrl;
  if (adminUrl === undefined) {
    const database = await launchDatabase({
      dataDirectory: environment.dataDirectory,
      superuserPassword: secrets.databasePassword,
      holder: 'npm run library',
      log: log ?? (() => {}),
    });
    opened.defer(() => database.stop());
    ({ adminUrl } = database);
  }
  const connectionString = asAuthenticator(adminUrl, secrets.authenticatorPassword);
  await migrate({ adminUrl, authenticatorUrl: connectionString });
  const db = createDatabase({
    connectionString,
    poolSize: environment.databasePool,
    named: !environment.databasePooler,
    onIdleError: (error) => log?.(`A database connection was lost: ${error.message}`),
  });
  opened.defer(() => db.close());
  const { dataDirectory, s3 } = environment;
  const store = await openObjectStore({ db, dataDirectory, s3 });
  opened.defer(() => store.close());
  return await fillStore({ db, store, library: ownLibrary(), onProgress, log });
};

/** Answers the recipes whose files could not be made. */
export const fillStore = async (options: {
  readonly db: Database;
  readonly store: ObjectStore;
  readonly library: MusicLibrary;
  readonly onProgress: (progress: FillProgress) => void;
  readonly log?: ((line: string) => void) | undefined;
}): Promise<readonly string[]> => {
  const { db, store, library } = options;
  const logError = (what: string, cause: unknown): void =>
    options.log?.(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`);
  const { tracks } = library;
  await seedLibrary(db, tracks);
  const queue = createRenderQueue(db, tracks);
  const writer = createObjectWriter({ db, store, logError });
  const renderer = createRenderProcess({ worker: library.worker, priority: LOWEST_PRIORITY });
  const missing = async (): Promise<readonly string[]> => {
    const stored = await queue.stored(tracks.map(({ filePath }) => filePath));
    return tracks.filter(({ filePath }) => !stored.has(filePath)).map(({ recipe }) => recipe);
  };
  const deps = {
    queue,
    writer,
    renderer,
    logError,
    pause: async () => {},
    stopping: () => false,
    gaveUp: () => false,
  };
  try {
    for (;;) {
      await queue.recover();
      const asked = await queue.take();
      const track = tracks.find(({ filePath }) => filePath === asked) ?? (await claimNext(queue, tracks));
      if (track === undefined) return await missing();
      const result = await renderFile(deps, track, createPendingFile(track.fileSize));
      const stored = tracks.length - (await missing()).length;
      options.onProgress({ recipe: track.recipe, result, stored, total: tracks.length });
    }
  } finally {
    await renderer.close();
  }
};
