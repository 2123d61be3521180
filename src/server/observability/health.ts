import { Hono } from 'hono';
import type { Database } from '#server/engine/database/database.ts';

const anybody = { role: 'anon', claims: {} } as const;

/** `/health`: this process answers. `/ready`: so does its database, so requests may be sent here. */
export const createHealth = (options: { readonly db: Database; readonly version: string }): Hono => {
  const app = new Hono();
  app.get('/health', (context) => context.json({ status: 'ok', version: options.version }));
  app.get('/ready', async (context) => {
    try {
      await options.db.tx(anybody, (query) => query('select 1'));
      return context.json({ status: 'ready' });
    } catch {
      return context.json({ status: 'database not reachable' }, 503);
    }
  });
  return app;
};
