import { type ThreatDecided, threatDecidedSchema } from '#domain/security/threats/threat-row.ts';
import type { ThreatDecision } from '#domain/security/threats/threat-rule.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { responseData } from '#web/platform/backend/response-data.ts';

export interface Decision {
  readonly decision: ThreatDecision;
  /** What is called harmless needs one. */
  readonly reason?: string;
}

export const decideThreat = async (
  backend: Backend,
  id: string,
  { decision, reason }: Decision,
): Promise<ThreatDecided> => {
  const answer = await backend.rpc('decide_threat', {
    p_id: id,
    p_decision: decision,
    ...(reason === undefined ? {} : { p_reason: reason }),
  });
  const parsed = threatDecidedSchema.safeParse(responseData(answer));
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t read the server’s reply.', parsed.error);
  return parsed.data;
};
