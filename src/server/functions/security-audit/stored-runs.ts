import { z } from 'zod';
import { storedRun } from '#domain/security/audit/audit-run.ts';
import type { StoredRun } from '#domain/security/audit/audit-run.ts';
import type { Database } from '#server/engine/database/database.ts';
import { service } from './audit-runs.ts';

export interface StoredRuns {
  /** One or two of them, the newest first. */
  readonly newest: (count: 1 | 2) => Promise<readonly StoredRun[]>;
}

const named = z.object({ id: z.string() });

/**
 * A run is thousands of tries and never changes, so the two newest stay here as they were read. Which ones they are, the
 * database is asked every time: another host may have made one.
 */
export const createStoredRuns = (db: Pick<Database, 'tx'>): StoredRuns => {
  let kept: readonly StoredRun[] = [];
  return {
    newest: async (count) => {
      const known = kept;
      const { rows } = await db.tx(service, (query) =>
        query<{ run: unknown }>('select public.newest_security_runs($1, $2) as run', [
          count,
          known.map(({ id }) => id),
        ]),
      );
      const runs = rows.map(({ run }) => {
        const { id } = named.parse(run);
        return known.find((each) => each.id === id) ?? storedRun.parse(run);
      });
      const older = known.filter(({ id }) => runs.every((run) => run.id !== id));
      kept = [...runs, ...older].slice(0, 2);
      return runs;
    },
  };
};
