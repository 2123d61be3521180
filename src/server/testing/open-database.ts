import { Client } from 'pg';
import { createDatabase } from '#server/engine/database/database.ts';
import type { Database } from '#server/engine/database/database.ts';
import { createTestDatabase } from './test-cluster.ts';
import type { TestServer } from './test-server.ts';

export interface OpenDatabase {
  readonly db: Database;
  readonly adminUrl: string;
  readonly authenticatorUrl: string;
  readonly adminQuery: TestServer['adminQuery'];
  readonly close: () => Promise<void>;
}

/** The one door to a database of one's own, without a host around it; `template0` for an empty one. */
export const openDatabase = async (template?: 'template0'): Promise<OpenDatabase> => {
  const database = await createTestDatabase(template);
  const db = createDatabase({
    connectionString: database.authenticatorUrl,
    poolSize: 4,
    named: true,
    onIdleError: () => {},
  });
  const admin = new Client({ connectionString: database.adminUrl });
  await admin.connect();
  return {
    db,
    adminUrl: database.adminUrl,
    authenticatorUrl: database.authenticatorUrl,
    adminQuery: (text, values = []) => admin.query({ text, values: [...values] }),
    close: async () => {
      await db.close();
      await admin.end();
      await database.drop();
    },
  };
};
