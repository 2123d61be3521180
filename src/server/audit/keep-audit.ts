import { z } from 'zod';
import type { Actor, Database } from '#server/engine/database/database.ts';
import { checkpointPlace, signCheckpoint } from './audit-checkpoints.ts';

const HOUR = 60 * 60 * 1000;
// Each takes up to 500 rows away; what is left after these waits for the next hour.
const MOST_ROUNDS = 100;

const service: Actor = { role: 'service_role', claims: { role: 'service_role' } };

const dueSchema = z.tuple([z.object({ due: z.nullable(checkpointPlace) })]);

interface KeepDeps {
  readonly db: Pick<Database, 'tx'>;
  readonly key: Uint8Array;
}

/**
 * Signs the end of the chain once a day, and takes away what is too old up to a place that is signed first. How many rows
 * went.
 */
export const keepAudit = async ({ db, key }: KeepDeps): Promise<number> => {
  let removed = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { rows } = await db.tx(service, (query) => query('select public.next_audit_checkpoint() as due'));
    const [{ due }] = dueSchema.parse(rows);
    if (due === null) break;
    const kept = await db.tx(service, (query) =>
      query<{ removed: number }>('select public.add_audit_checkpoint($1, $2, $3, $4, $5) as removed', [
        due.seq,
        due.kind,
        due.hash,
        due.made_at,
        signCheckpoint(key, due),
      ]),
    );
    removed += kept.rows[0]?.removed ?? 0;
  }
  return removed;
};

/** Once an hour. */
export const startKeepingAudit = (
  deps: KeepDeps & { readonly logError: (what: string, cause: unknown) => void },
): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve();
  const keep = async (): Promise<void> => {
    try {
      await keepAudit(deps);
    } catch (error) {
      deps.logError('The audit could not be signed or trimmed', error);
    }
  };
  const timer = setInterval(() => {
    running = running.then(keep);
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
};
