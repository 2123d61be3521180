import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { AlreadyRunningError, launchDatabase } from '#server/engine/database/launch-database.ts';
import type { RunningDatabase } from '#server/engine/database/launch-database.ts';
import { ConfigurationError, parseEnvironment } from '#server/config/environment.ts';
import { isRoot } from '#server/engine/database/launcher/database-user.ts';
import { giveUpRoot } from '#server/give-up-root.ts';
import { isCompiled, storeCompiled } from '#server/store-compiled.ts';
import { localSignInNotice } from '#server/local-sign-in-notice.ts';
import { loadSecrets } from '#server/config/secrets.ts';
import type { RunningServer } from '#server/start-server.ts';

const root = path.resolve(import.meta.dirname, '../..');
const log = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

let server: RunningServer | undefined;
let database: RunningDatabase | undefined;

/** What stands above the database; most of the program, so it is read while the database starts. */
const loadServer = async () => {
  const [{ startServer }, { createLogger }, { ownLibrary }] = await Promise.all([
    import('#server/start-server.ts'),
    import('#server/observability/logger.ts'),
    import('#server/music/library/own-library.ts'),
  ]);
  return { startServer, createLogger, ownLibrary };
};

const start = async (): Promise<void> => {
  const environment = parseEnvironment(process.env, root);
  // Loaded here, so that a mistake in the operator's file is one line like every other.
  const { claimsReminder } = await import('#server/claims-reminder.ts');
  if (environment.identity.kind === 'local') log(localSignInNotice(environment.port));
  await mkdir(environment.dataDirectory, { recursive: true, mode: 0o700 });
  let loading: ReturnType<typeof loadServer> | undefined;
  const load = (): ReturnType<typeof loadServer> => {
    loading ??= loadServer();
    // Whoever waits for it is told; until then it must not end the process.
    loading.catch(() => undefined);
    return loading;
  };
  if (isRoot() && !isCompiled()) {
    // Afterwards it may no longer be written.
    await load();
    storeCompiled();
  }
  await giveUpRoot({ root, dataDirectory: environment.dataDirectory, log });
  const secrets = await loadSecrets({ dataDirectory: environment.dataDirectory, environment });
  if (environment.databaseUrl === undefined) {
    database = await launchDatabase({
      dataDirectory: environment.dataDirectory,
      superuserPassword: secrets.databasePassword,
      holder: environment.siteUrl,
      log,
      meanwhile: () => void load(),
    });
  }
  const { startServer, createLogger, ownLibrary } = await load();
  server = await startServer({
    environment,
    secrets,
    adminUrl: environment.databaseUrl ?? database?.adminUrl ?? '',
    embedded: environment.databaseUrl === undefined,
    logger: createLogger({ level: environment.logLevel }),
    library: ownLibrary(),
  });
  log(`Kindling is ready: ${server.url}`);
  if (!isCompiled()) storeCompiled();
  const reminder = claimsReminder(environment);
  if (reminder !== undefined) log(reminder);
};

const stop = async (): Promise<void> => {
  await server?.stop();
  await database?.stop();
};

let stopping: Promise<void> | undefined;
/** Ctrl+C during a slow start has to leave nothing behind either, so stopping waits for the start to settle. */
const stopOnce = (started: Promise<void>): Promise<void> => {
  stopping ??= started.then(stop, stop);
  return stopping;
};

const sentenceFor = (error: unknown): string => {
  if (error instanceof ConfigurationError) return `Configuration: ${error.message}`;
  if (error instanceof AlreadyRunningError) return error.message;
  return `Kindling could not start: ${error instanceof Error ? error.message : String(error)}`;
};

const started = start();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    void stopOnce(started).then(() => process.exit(0));
  });
}

try {
  await started;
} catch (error) {
  complain(sentenceFor(error));
  await stopOnce(started).catch(() => undefined);
  process.exit(1);
}
