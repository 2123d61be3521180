import { Hono } from 'hono';
import { authAdmin, type Database } from '#server/engine/database/database.ts';

/** `/health`: this process answers. `/ready`: so does its database, so requests may be sent here. */
export const createHealth = (options: {
  readonly db: Pick<Database, 'tx'>;
  readonly version: string;
}): Hono => {
  const app = new Hono();
  let asking: Promise<unknown> | undefined;
  /** Everybody who asks meanwhile gets the same answer: asking often costs the database nothing. */
  const askDatabase = (): Promise<unknown> => {
    // In the lane of sign-ins: whoever watches this must not wait behind what people read and write.
    asking ??= options.db
      .tx(authAdmin, (query) => query('select 1'))
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  app.get('/health', (context) => context.json({ status: 'ok', version: options.version }));
  app.get('/ready', async (context) => {
    try {
      await askDatabase();
      return context.json({ status: 'ready' });
    } catch {
      return context.json({ status: 'database not reachable' }, 503);
    }
  });
  return app;
};
