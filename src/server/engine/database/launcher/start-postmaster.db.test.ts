import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { launchDatabase } from '#server/engine/database/launch-database.ts';
import { temporaryDataDirectory } from '#server/engine/database/temporary-data-directory.fixture.ts';
import { findClusterPlace } from './cluster-place.ts';
import { testPassword } from './held-database.fixture.ts';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import { findPostgresPackage } from './postgres-package.ts';
import { startPostmaster } from './start-postmaster.ts';

const log = () => undefined;

test('says why the postmaster did not start: the port is taken, or another one serves the cluster', async () => {
  const data = await temporaryDataDirectory();
  const launch = () =>
    launchDatabase({ dataDirectory: data.path, superuserPassword: testPassword, holder: 'test', log });
  await (await launch()).stop();
  const place = await findClusterPlace(data.path, log);
  const binaries = await preparePostgresBinaries({ ...place, source: await findPostgresPackage(), log });
  const run = { ...place, binaries, log };

  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  expect(await startPostmaster(run, port)).toMatchObject({ kind: 'port' });
  other.close();

  const running = await launch();
  expect(await startPostmaster(run)).toMatchObject({ kind: 'lock-file' });
  await running.stop();
  await data.remove();
});
