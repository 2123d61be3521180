import { createContext, use } from 'react';
import type { Backend } from '#web/platform/backend.ts';
import type { Config } from '#web/platform/config.ts';

interface Connection {
  readonly backend: Backend;
  readonly config: Config;
}

export const ConnectionContext = createContext<Connection | null>(null);

export const useConnection = (): Connection => {
  const connection = use(ConnectionContext);
  if (connection === null) throw new Error('No connection above this component');
  return connection;
};
