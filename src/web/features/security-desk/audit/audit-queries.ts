import { queryOptions } from '@tanstack/react-query';
import { type AuditAnswer, auditAnswer } from '#domain/security/audit/audit-answer.ts';
import { AppError } from '#web/platform/app-error.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { functionResponseData } from '#web/platform/backend/response-data.ts';

/** `read` answers the last run; `run` makes one first, which takes some seconds. */
export const askAudit = async (action: 'read' | 'run', signal?: AbortSignal): Promise<AuditAnswer> => {
  const { backend } = await connect();
  const answer = await backend.functions.invoke<unknown>('security-audit', {
    body: { action },
    ...(signal === undefined ? {} : { signal }),
  });
  const parsed = auditAnswer.safeParse(functionResponseData(answer));
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t read the audit.', parsed.error);
  return parsed.data;
};

export const auditKey = ['security-desk', 'audit'] as const;

export const auditQuery = () =>
  queryOptions({ queryKey: auditKey, queryFn: ({ signal }) => askAudit('read', signal) });
