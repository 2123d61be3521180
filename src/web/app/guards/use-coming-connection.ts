import { useEffect, useState } from 'react';
import { type Connection, connectAfterPaint } from '#web/platform/backend/connect.ts';

interface Coming {
  /** Null until the client is there. */
  readonly connection: Connection | null;
  /** One that never fails: where there is no client, the guard says so in place of the page. */
  readonly coming: Promise<Connection>;
}

const createComing = () => {
  let arrive: (connection: Connection) => void = () => undefined;
  const coming = new Promise<Connection>((resolve) => {
    arrive = resolve;
  });
  return { coming, arrive };
};

/** The backend client of a page that is drawn before it is there. */
export const useComingConnection = (): Coming => {
  const [{ coming, arrive }] = useState(createComing);
  const [connection, setConnection] = useState<Connection | null>(null);
  useEffect(() => {
    connectAfterPaint().then(
      (made) => {
        arrive(made);
        setConnection(made);
      },
      () => undefined,
    );
  }, [arrive]);
  return { connection, coming };
};
