import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import type { QueryResult, QueryResultRow } from 'pg';
import { parseEnvironment } from '#server/config/environment.ts';
import type { Environment } from '#server/config/environment.ts';
import type { MusicLibrary } from '#server/music/library/music-library.ts';
import { asAuthenticator } from '#server/engine/database/as-authenticator.ts';
import { createLogger } from '#server/observability/logger.ts';
import { loadSecrets } from '#server/config/secrets.ts';
import type { Secrets } from '#server/config/secrets.ts';
import { startServer } from '#server/start-server.ts';
import type { MeaningProgram } from '#server/memory/worker/meaning-worker.ts';
import type { VoiceProgram } from '#server/voice/worker/fork-voice.ts';
import { freePort } from './free-port.ts';
import { quickFolder } from './quick-folder.ts';
import { createTestDatabase, testSecrets } from './test-cluster.ts';

export interface TestServer {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly secrets: Secrets;
  readonly environment: Environment;
  /** How the host itself logs in, for trying its jobs. */
  readonly authenticatorUrl: string;
  /** The database's owner, beyond every policy: for arranging and for looking behind the curtain. */
  readonly adminQuery: <Row extends QueryResultRow>(
    text: string,
    values?: readonly unknown[],
  ) => Promise<QueryResult<Row>>;
  readonly stop: () => Promise<void>;
}

/** The whole host on a free port with a database of its own. Variables as a person would set them. */
export const startTestServer = async (
  variables: Readonly<Record<string, string>> = {},
  options: {
    readonly embedded?: boolean;
    readonly library?: MusicLibrary;
    readonly voice?: VoiceProgram;
    readonly meaning?: MeaningProgram;
  } = {},
): Promise<TestServer> => {
  const dataDirectory = await mkdtemp(path.join(quickFolder(), 'kindling-host-'));
  const environment = parseEnvironment(
    {
      PORT: String(await freePort()),
      KINDLING_DATA: dataDirectory,
      PUBLISHABLE_KEY: testSecrets.publishableKey,
      SECRET_KEY: testSecrets.secretKey,
      LOG_LEVEL: 'silent',
      MUSIC_BACKGROUND: 'off',
      VOICE_WARM: 'off',
      ...variables,
    },
    dataDirectory,
  );
  const secrets = await loadSecrets({ dataDirectory, environment });
  const database = await createTestDatabase();
  const server = await startServer({
    environment,
    secrets,
    adminUrl: database.adminUrl,
    embedded: options.embedded ?? true,
    logger: createLogger({ level: environment.logLevel }),
    // An empty shelf, unless a test is about what stands on it.
    library: options.library ?? { tracks: [], worker: { file: '', args: [] } },
    voice: options.voice,
    meaning: options.meaning,
  });
  const admin = new Client({ connectionString: database.adminUrl });
  await admin.connect();
  return {
    url: server.url,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    secrets,
    environment,
    authenticatorUrl: asAuthenticator(database.adminUrl, secrets.authenticatorPassword),
    adminQuery: (text, values = []) => admin.query({ text, values: [...values] }),
    stop: async () => {
      await admin.end();
      await server.stop();
      await database.drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
};
