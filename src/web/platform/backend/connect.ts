import type { Backend } from '#web/platform/backend/backend.ts';
import { loadOnce } from '#web/platform/load-once.ts';
import { afterPage } from '#web/platform/page-there.ts';
import type { Config } from '#web/platform/backend/config.ts';

export interface Connection {
  readonly backend: Backend;
  readonly config: Config;
}

const open = async (): Promise<Connection> => {
  const [{ createBackend }, { fetchConfig }] = await Promise.all([
    import('#web/platform/backend/backend.ts'),
    import('#web/platform/backend/config.ts'),
  ]);
  const config = await fetchConfig();
  return { backend: createBackend(config), config };
};

/** The backend client, loaded and made once, when somebody first needs it; a visitor's pages never do. */
export const connect = loadOnce(open);

/** For a page that can be drawn without it: what is drawn first is not held up by the client's code. */
export const connectAfterPage = async (): Promise<Connection> => {
  await afterPage();
  return connect();
};
