import type { Backend } from '#web/platform/backend/backend.ts';
import { createComing } from '#web/platform/create-coming.ts';
import { loadOnce } from '#web/platform/load-once.ts';
import { afterPage } from '#web/platform/page-there.ts';
import type { Config } from '#web/platform/backend/config.ts';

export interface Connection {
  readonly backend: Backend;
  readonly config: Config;
}

const { promise: connected, arrive } = createComing<Connection>();

/** The client, whoever brought it, and at whichever attempt: it never fails. */
export const whenConnected: Promise<Connection> = connected;

const open = async (): Promise<Connection> => {
  const [{ createBackend }, { fetchConfig }] = await Promise.all([
    import('#web/platform/backend/backend.ts'),
    import('#web/platform/backend/config.ts'),
  ]);
  const config = await fetchConfig();
  const connection = { backend: createBackend(config), config };
  arrive(connection);
  return connection;
};

/** The backend client, loaded and made once, when somebody first needs it; a visitor's pages never do. */
export const connect = loadOnce(open);

/** For a page that can be drawn without it: what is drawn first is not held up by the client's code. */
export const connectAfterPage = async (): Promise<Connection> => {
  await afterPage();
  return connect();
};
