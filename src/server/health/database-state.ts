import { z } from 'zod';
import { queueSchema } from '#domain/system/health-answer.ts';
import type { Actor, Database } from '#server/engine/database/database.ts';

const service: Actor = { role: 'service_role', claims: { role: 'service_role' } };

const stateSchema = z.object({
  postgres: z.string(),
  database_bytes: z.number(),
  migrations: z.number(),
  newest_migration: z.string().nullable(),
  queues: z.array(queueSchema),
});

export type DatabaseState = z.infer<typeof stateSchema>;

/** Versions, and how much waits in the database. */
export const databaseState = async (db: Pick<Database, 'tx'>): Promise<DatabaseState> => {
  const { rows } = await db.tx(service, (query) =>
    query<{ state: unknown }>('select public.system_state() as state'),
  );
  return stateSchema.parse(rows[0]?.state);
};
