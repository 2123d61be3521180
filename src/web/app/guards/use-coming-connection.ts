import { useEffect, useState } from 'react';
import type { Backend } from '#web/platform/backend/backend.ts';
import { type Connection, connectAfterPaint } from '#web/platform/backend/connect.ts';

interface Coming {
  /** Neither fails: where there is no client, the guard says so in place of the page. */
  readonly coming: Promise<Connection>;
  readonly backend: Promise<Backend>;
  readonly arrive: (connection: Connection) => void;
}

const createComing = (): Coming => {
  const listeners: ((connection: Connection) => void)[] = [];
  const coming = new Promise<Connection>((resolve) => {
    listeners.push(resolve);
  });
  return {
    coming,
    backend: coming.then(({ backend }) => backend),
    arrive: (connection) => listeners.forEach((listener) => listener(connection)),
  };
};

/** The backend client of a page that is drawn before it is there; `connection` is null until then. */
export const useComingConnection = (): Omit<Coming, 'arrive'> & {
  readonly connection: Connection | null;
} => {
  const [{ coming, backend, arrive }] = useState(createComing);
  const [connection, setConnection] = useState<Connection | null>(null);
  useEffect(() => {
    const connect = async (): Promise<void> => {
      const made = await connectAfterPaint();
      arrive(made);
      setConnection(made);
    };
    connect().catch(() => undefined);
  }, [arrive]);
  return { coming, backend, connection };
};
