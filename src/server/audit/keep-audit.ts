import { z } from 'zod';
import type { Actor, Database } from '#server/engine/database/database.ts';
import { checkpointPlace, signCheckpoint } from './audit-checkpoints.ts';
import type { Checkpoint, CheckpointPlace } from './audit-checkpoints.ts';
import { lookAtAudit } from './verify-audit.ts';
import type { AuditSigner } from './verify-audit.ts';

const HOUR = 60 * 60 * 1000;
// Each takes up to 500 rows away; what is left after these waits for the next hour.
const MOST_ROUNDS = 100;
/** Proving some million rows takes minutes; nobody waits for it. */
const PATIENCE = '600s';

const service: Actor = { role: 'service_role', claims: { role: 'service_role' } };

const dueSchema = z.tuple([z.object({ due: z.nullable(checkpointPlace) })]);

interface KeepDeps extends AuditSigner {
  readonly db: Pick<Database, 'tx'>;
}

/**
 * Signs the end of the chain once a day, and takes away what is too old up to a place that is signed first. How many rows
 * went. Signs nothing in a chain that was tampered with: whoever rewrote it would get the signature for it.
 */
export const keepAudit = async (deps: KeepDeps): Promise<number> => {
  const { db, key } = deps;
  let removed = 0;
  let proven: CheckpointPlace['kind'] | undefined;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { rows } = await db.tx(service, (query) => query('select public.next_audit_checkpoint() as due'));
    const [{ due }] = dueSchema.parse(rows);
    if (due === null) break;
    // After the place was chosen: whatever is rewritten from now on no longer has the hash that is signed. Once for all trims
    // of this turn, and once for the seal.
    if (proven !== due.kind) {
      await requireWhole(deps);
      proven = due.kind;
    }
    const signature = signCheckpoint(key, due);
    const kept = await db.tx(service, (query) =>
      query<{ removed: number }>('select public.add_audit_checkpoint($1, $2, $3, $4, $5) as removed', [
        due.seq,
        due.kind,
        due.hash,
        due.made_at,
        signature,
      ]),
    );
    removed += kept.rows[0]?.removed ?? 0;
    await remember(deps, { ...due, signature });
  }
  return removed;
};

const requireWhole = async ({ db, ...signer }: KeepDeps): Promise<void> => {
  const { verdict, maySign } = await db.tx(service, async (query) => {
    await query(`select set_config('statement_timeout', $1, true)`, [PATIENCE]);
    return lookAtAudit(query, signer);
  });
  if (maySign) return;
  throw new Error(
    `The audit is not whole, so nothing in it is signed or trimmed: ${JSON.stringify(verdict)}`,
  );
};

/** After it is in the database: a server that stops in between finds a later one of its own there. */
const remember = async ({ lastSigned }: KeepDeps, signed: Checkpoint): Promise<void> => {
  const before = await lastSigned.read();
  // A trim stands behind the last seal, which proves more.
  if (before === undefined || signed.seq >= before.seq) await lastSigned.write(signed);
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
