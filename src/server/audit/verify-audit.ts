import { z } from 'zod';
import type { AuditVerdict } from '#domain/audit/audit-verdict.ts';
import { chainSchema } from '#domain/audit/audit-verdict.ts';
import type { Query } from '#server/engine/database/database.ts';
import { checkpointSchema, isGenuine } from './audit-checkpoints.ts';

const chainRow = z.tuple([z.object({ chain: chainSchema })]);
const checkpointRows = z.array(z.object({ checkpoint: checkpointSchema }));

/** The chain, as the database proves it, and every signature on it, which only the host can. Asked as the service. */
export const verifyAudit = async (query: Query, key: Uint8Array): Promise<AuditVerdict> => {
  const [{ chain }] = chainRow.parse((await query('select public.verify_audit_chain() as chain')).rows);
  const { rows } = await query('select public.read_audit_checkpoints() as checkpoint');
  const checkpoints = checkpointRows.parse(rows).map(({ checkpoint }) => checkpoint);
  const forged = checkpoints.find((checkpoint) => !isGenuine(key, checkpoint));
  return {
    ...chain,
    ok: chain.ok && forged === undefined,
    checkpoints: checkpoints.length,
    forged_checkpoint: forged?.seq ?? null,
  };
};
