import { useEffect, useState } from 'react';
import type { Backend } from '#web/platform/backend/backend.ts';
import { connect, type Connection, whenConnected } from '#web/platform/backend/connect.ts';
import type { ComingConnection } from '#web/platform/backend/connection-context.ts';
import { afterPage } from '#web/platform/page-there.ts';

/** Where it cannot be had, whoever asks who is here says so and tries again. */
const coming: ComingConnection = {
  ask: () => {
    connect().catch(() => undefined);
    return whenConnected;
  },
};

const comingBackend: Promise<Backend> = whenConnected.then(({ backend }) => backend);

/** The backend client of a page that is drawn before it is there; `connection` is null until then. */
export const useComingConnection = () => {
  const [connection, setConnection] = useState<Connection | null>(null);
  useEffect(() => {
    void afterPage().then(coming.ask);
    // A page that cannot be drawn without it may have asked before.
    void whenConnected.then(setConnection);
  }, []);
  return { coming, backend: comingBackend, connection };
};
