import { createContext, use } from 'react';
import type { Connection } from '#web/platform/backend/connect.ts';

/** Provided around every page that needs somebody to be signed in. */
export const ConnectionContext = createContext<Connection | null>(null);

export const useConnection = (): Connection => {
  const connection = use(ConnectionContext);
  if (connection === null) throw new Error('No connection above this component');
  return connection;
};
