import * as z from 'zod/mini';
import { initFailure } from '#domain/notices/security-catalogue.ts';
import { type AuditVerdict, auditVerdictSchema } from '#domain/audit/audit-verdict.ts';
import { type AuditAnswer, auditAnswer } from '#domain/security/audit/audit-answer.ts';
import {
  installationRuns,
  ownRuns,
  type PastRun,
  scoreOwnRun,
} from '#domain/security/audit/audit-history.ts';
import { auditEvent, type AuditProgress } from '#domain/security/audit/audit-progress.ts';
import type { SecurityAudit } from '#domain/security/audit/security-score.ts';
import { AppError } from '#web/platform/app-error.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { readEvents } from '#web/platform/backend/read-events.ts';
import { functionResponseData, responseData } from '#web/platform/backend/response-data.ts';

/** Spec 2 §8 has words of its own for a service that cannot be reached at all. */
export const reach = async (): Promise<Backend> => {
  try {
    return (await connect()).backend;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError('unreachable', initFailure(reason), error);
  }
};

const refusal = z.object({ message: z.string() });

/** What the function itself said about why not; its client only has a number for it. */
const reasonOf = async (thrown: unknown): Promise<unknown> => {
  if (!(thrown instanceof Error && 'context' in thrown && thrown.context instanceof Response)) return thrown;
  try {
    return new Error(z.parse(refusal, await thrown.context.json()).message, { cause: thrown });
  } catch {
    return thrown;
  }
};

const ask = async (name: string, body: object, signal?: AbortSignal): Promise<unknown> => {
  const backend = await reach();
  const answer = await backend.functions.invoke<unknown>(name, {
    body: { ...body },
    ...(signal === undefined ? {} : { signal }),
  });
  return functionResponseData({ ...answer, error: await reasonOf(answer.error) });
};

const parsedAs = <T>(schema: z.ZodMiniType<T>, data: unknown): T => {
  const parsed = z.safeParse(schema, data);
  if (!parsed.success) throw new AppError('unreadable', 'We couldn’t read the answer.', parsed.error);
  return parsed.data;
};

/** The last check, and how things stand now. */
export const readCheck = async (): Promise<AuditAnswer> =>
  parsedAs(auditAnswer, await ask('security-audit', { action: 'read', brief: true }));

/** Runs a check. What it does is told as it is done, and not guessed. */
export const runCheck = async (
  onProgress: (progress: AuditProgress) => void,
  signal: AbortSignal,
): Promise<AuditAnswer> => {
  const data = await ask('security-audit', { action: 'run', brief: true, watch: true }, signal);
  if (!(data instanceof Response) || data.body === null) return parsedAs(auditAnswer, data);
  const ends: AuditAnswer[] = [];
  await readEvents(data.body, (each) => {
    const event = parsedAs(auditEvent, each);
    if (event.type === 'progress') onProgress(event);
    else if (event.type === 'answer') ends.push(event.answer);
    else throw new AppError('refused', event.message);
  });
  const [answer] = ends;
  if (answer === undefined) throw new AppError('unreachable', 'The connection ended before the result came.');
  return answer;
};

/** How things stand by what can be counted on the spot, without a run. */
export const testStatus = async (): Promise<SecurityAudit['status']> => {
  const backend = await reach();
  const data = responseData(await backend.rpc('perform_security_audit'));
  return parsedAs(z.pick(auditAnswer.shape.audit, { status: true }), data).status;
};

const historyLength = 24;

/** Earlier runs, newest first: of the installation for admins, of what is theirs for everybody else. */
export const readHistory = async (scope: AuditAnswer['scope']): Promise<readonly PastRun[]> => {
  const backend = await reach();
  const few = { p_limit: historyLength };
  if (scope === 'installation') {
    const answer = await backend.rpc('read_security_runs', few);
    return parsedAs(installationRuns, responseData(answer));
  }
  const answer = await backend.rpc('own_security_runs', few);
  return parsedAs(ownRuns, responseData(answer)).map(scoreOwnRun);
};

/** The whole record and every signature on it, proven anew. For admins. */
export const verifyRecord = async (): Promise<AuditVerdict> =>
  parsedAs(auditVerdictSchema, await ask('audit-management', { action: 'verify' }));
