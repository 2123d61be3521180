import { authAdmin } from '#server/engine/database/database.ts';
import type { Database } from '#server/engine/database/database.ts';

/** Those of these sign-ins that have not ended. One question, however many streams there are. */
export type LiveSessions = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;

export const createLiveSessions =
  (db: Pick<Database, 'tx'>): LiveSessions =>
  async (sessionIds) => {
    const { rows } = await db.tx(authAdmin, (query) =>
      query<{ id: string }>(
        `select s.id from auth.sessions s
         where s.id = any ($1::uuid[]) and (s.not_after is null or s.not_after > now())`,
        [sessionIds],
        'live_sessions',
      ),
    );
    return new Set(rows.map(({ id }) => id));
  };
