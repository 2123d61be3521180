import { useEffect, useState } from 'react';
import type { Backend } from '#web/platform/backend/backend.ts';
import { connect, type Connection } from '#web/platform/backend/connect.ts';
import type { ComingConnection } from '#web/platform/backend/connection-context.ts';
import { createComing } from '#web/platform/create-coming.ts';
import { loadOnce } from '#web/platform/load-once.ts';
import { afterPage } from '#web/platform/page-there.ts';

interface ComingClient extends ComingConnection {
  readonly connection: Promise<Connection>;
  /** Of the same client. Where there is none, the guard says so in place of the page. */
  readonly backend: Promise<Backend>;
}

const createClient = (): ComingClient => {
  const { promise: connection, arrive } = createComing<Connection>();
  const fetchOnce = loadOnce(async () => arrive(await connect()));
  return {
    connection,
    backend: connection.then(({ backend }) => backend),
    ask: () => {
      fetchOnce().catch(() => undefined);
      return connection;
    },
  };
};

/** The backend client of a page that is drawn before it is there; `connection` is null until then. */
export const useComingConnection = () => {
  const [coming] = useState(createClient);
  const [connection, setConnection] = useState<Connection | null>(null);
  useEffect(() => {
    const bring = async (): Promise<void> => {
      await afterPage();
      await coming.ask();
    };
    void bring();
    void coming.connection.then(setConnection);
  }, [coming]);
  return { coming, backend: coming.backend, connection };
};
