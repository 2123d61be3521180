import type { z } from 'zod';
import { auditRequestSchema } from '#domain/audit/audit-request.ts';
import type { AuditAnswer } from '#domain/audit/audit-request.ts';
import type { AuditVerdict } from '#domain/audit/audit-verdict.ts';
import { verifyAudit } from '#server/audit/verify-audit.ts';
import type { AuditSigner } from '#server/audit/verify-audit.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { inRole } from '../function-context.ts';
import type { FunctionContext, ServerFunction } from '../function-context.ts';
import { FunctionError } from '../function-error.ts';
import { readBody } from '../read-body.ts';

type LogRequest = Extract<z.core.output<typeof auditRequestSchema>, { action: 'log_event' }>;

interface AuditDeps {
  readonly limits: Pick<RateLimits, 'take'>;
  /** Who signs checkpoints. */
  readonly signer: AuditSigner;
}

/**
 * Spec 1 §7: what a person's browser says was done, in the name the token gives; and, for admins, whether the chain and its
 * signatures hold.
 */
export const auditManagement =
  ({ limits, signer }: AuditDeps): ServerFunction =>
  async (request, context) => {
    await limits.take(
      { limit: 'audit', subject: context.address },
      { limit: 'auditAccount', subject: context.userId },
    );
    const body = await readBody(request, auditRequestSchema);
    if (body.action === 'verify') return Response.json(await verify(context, signer));
    return Response.json(await logEvent(request, context, body));
  };

const logEvent = async (
  request: Request,
  context: FunctionContext,
  { event }: LogRequest,
): Promise<AuditAnswer> => {
  const { rows } = await context.db.tx(inRole(context, 'service_role'), (query) =>
    query<{ seq: number }>('select public.log_audit_event($1, $2, $3, $4, $5, $6, $7)::float8 as seq', [
      event.event_type,
      event.action,
      event.severity,
      event.outcome,
      event.event_data ?? {},
      context.address,
      (request.headers.get('user-agent') ?? '').slice(0, 512).toWellFormed(),
    ]),
  );
  return { success: true, seq: rows[0]?.seq ?? 0 };
};

const verify = async (context: FunctionContext, signer: AuditSigner): Promise<AuditVerdict> =>
  context.db.tx(inRole(context, 'service_role'), async (query) => {
    // The claims are still the person's: the database decides by them.
    const { rows } = await query<{ admin: boolean }>('select public.is_current_user_admin() as admin');
    if (rows[0]?.admin !== true) {
      throw new FunctionError(403, 'forbidden', 'Only admins may verify the audit');
    }
    return verifyAudit(query, signer);
  });
