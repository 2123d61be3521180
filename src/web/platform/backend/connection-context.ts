import { createContext, use } from 'react';
import type { Connection } from '#web/platform/backend/connect.ts';

/** The client of a page that is drawn before it is there. */
export interface ComingConnection {
  /** Fetches it at once; the same promise each time, and one that never fails. */
  readonly ask: () => Promise<Connection>;
}

/** Provided around every page that needs somebody to be signed in. */
export const ConnectionContext = createContext<Connection | ComingConnection | null>(null);

/** What asks the server of itself waits for the client; what stands around it is drawn meanwhile. */
export const useConnection = (): Connection => {
  const connection = use(ConnectionContext);
  if (connection === null) throw new Error('No connection above this component');
  return 'ask' in connection ? use(connection.ask()) : connection;
};

/** For what can be drawn without; null until the client is there. */
export const useConnectionSoFar = (): Connection | null => {
  const connection = use(ConnectionContext);
  return connection === null || 'ask' in connection ? null : connection;
};
