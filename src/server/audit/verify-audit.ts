import { z } from 'zod';
import type { AuditVerdict } from '#domain/audit/audit-verdict.ts';
import { chainSchema } from '#domain/audit/audit-verdict.ts';
import type { Query } from '#server/engine/database/database.ts';
import { checkpointSchema, isGenuine } from './audit-checkpoints.ts';
import type { Checkpoint } from './audit-checkpoints.ts';
import type { LastSigned } from './last-signed.ts';

/** What only the host has: the key, and what it signed last. */
export interface AuditSigner {
  readonly key: Uint8Array;
  readonly lastSigned: LastSigned;
}

const chainRow = z.tuple([z.object({ chain: chainSchema })]);
const checkpointRows = z.array(z.object({ checkpoint: checkpointSchema }));

interface Looked {
  readonly verdict: AuditVerdict;
  /** Whether the host may put its name to what comes next. */
  readonly maySign: boolean;
}

/** The chain, as the database proves it, and what only the host can: every signature, and that none is gone. */
export const lookAtAudit = async (query: Query, { key, lastSigned }: AuditSigner): Promise<Looked> => {
  // Read first: what another server signs meanwhile is later than this, not missing.
  const last = await lastSigned.read();
  const [{ chain }] = chainRow.parse((await query('select public.verify_audit_chain() as chain')).rows);
  const { rows } = await query('select public.read_audit_checkpoints() as checkpoint');
  const checkpoints = checkpointRows.parse(rows).map(({ checkpoint }) => checkpoint);
  const forged = checkpoints.filter((checkpoint) => !isGenuine(key, checkpoint));
  const proving = last === undefined ? [] : checkpoints.filter((one) => proves(one, last, key));
  const isLost = last !== undefined && proving.length === 0;
  const proven = Math.max(...proving.map(({ seq }) => seq));
  return {
    verdict: {
      ...chain,
      ok: chain.ok && forged.length === 0 && !isLost,
      checkpoints: checkpoints.length,
      forged_checkpoint: forged[0]?.seq ?? null,
      missing_checkpoint: isLost ? last.seq : null,
    },
    // Those of an earlier SECRET_KEY stand before the place that is proven: they are named, and stop nothing.
    maySign: chain.ok && !isLost && (last === undefined || forged.every(({ seq }) => seq <= proven)),
  };
};

/** The very one that was signed last, or one of our own at its place or later: a trim, or another server's. */
const proves = (one: Checkpoint, last: Checkpoint, key: Uint8Array): boolean =>
  one.seq === last.seq
    ? one.hash === last.hash &&
      ((one.kind === last.kind && one.signature === last.signature) || isGenuine(key, one))
    : one.seq > last.seq && isGenuine(key, one);

/** Asked as the service. */
export const verifyAudit = async (query: Query, signer: AuditSigner): Promise<AuditVerdict> =>
  (await lookAtAudit(query, signer)).verdict;
