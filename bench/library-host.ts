import { mkdir } from 'node:fs/promises';
import process from 'node:process';
import { launchDatabase } from '#server/engine/database/launch-database.ts';
import { parseEnvironment } from '#server/config/environment.ts';
import type { MusicLibrary } from '#server/music/library/music-library.ts';
import { ownLibrary } from '#server/music/library/own-library.ts';
import { createLogger } from '#server/observability/logger.ts';
import { loadSecrets } from '#server/config/secrets.ts';
import { startServer } from '#server/start-server.ts';

// The host as `npm start` runs it, except that BENCH_LIBRARY=none leaves the library out, and =unmade what set-up made.

const own = ownLibrary();
const libraries: Readonly<Record<string, MusicLibrary>> = {
  none: { tracks: [], worker: own.worker },
  unmade: { tracks: own.tracks, worker: own.worker },
};
const environment = parseEnvironment(process.env, process.cwd());
const { dataDirectory } = environment;
await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
const secrets = await loadSecrets({ dataDirectory, environment });
const database = await launchDatabase({
  dataDirectory,
  superuserPassword: secrets.databasePassword,
  holder: 'bench',
  log: () => {},
});
const server = await startServer({
  environment,
  secrets,
  adminUrl: database.adminUrl,
  embedded: true,
  logger: createLogger({ level: environment.logLevel }),
  library: libraries[process.env['BENCH_LIBRARY'] ?? ''] ?? own,
});
process.send?.({ url: server.url });
process.once('disconnect', () => {
  void server
    .stop()
    .then(() => database.stop())
    .then(() => process.exit(0));
});
