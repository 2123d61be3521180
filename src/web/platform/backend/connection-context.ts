import { createContext, use } from 'react';
import type { Connection } from '#web/platform/backend/connect.ts';

/** Provided around every page that needs somebody to be signed in; a promise until the client is there. */
export const ConnectionContext = createContext<Connection | Promise<Connection> | null>(null);

/** What asks the server of itself waits for the client; what stands around it is drawn meanwhile. */
export const useConnection = (): Connection => {
  const connection = use(ConnectionContext);
  if (connection === null) throw new Error('No connection above this component');
  return connection instanceof Promise ? use(connection) : connection;
};

/** For what can be drawn without; null until the client is there. */
export const useConnectionSoFar = (): Connection | null => {
  const connection = use(ConnectionContext);
  return connection instanceof Promise ? null : connection;
};
