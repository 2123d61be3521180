import { z } from 'zod';
import type { AuditAnswer } from '#domain/security/audit/audit-answer.ts';
import type { AuditEvent } from '#domain/security/audit/audit-progress.ts';
import type { AuditResult, StoredRun } from '#domain/security/audit/audit-run.ts';
import { countResult } from '#domain/security/audit/judge.ts';
import { ownPart } from '#domain/security/audit/own-part.ts';
import { combineSecurity } from '#domain/security/audit/security-score.ts';
import type { Database, Query } from '#server/engine/database/database.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { eventStream } from '../event-stream.ts';
import type { FunctionContext, ServerFunction } from '../function-context.ts';
import { asFunctionError } from '../function-error.ts';
import { readBody } from '../read-body.ts';
import { auditOf, createAuditRuns } from './audit-runs.ts';
import { createStoredRuns } from './stored-runs.ts';
import type { StoredRuns } from './stored-runs.ts';
import { watchedRun } from './watched-run.ts';

const bodySchema = z.object({
  action: z.enum(['read', 'run']),
  /** Without what came out as it should, and without the run before: enough for a panel. */
  brief: z.boolean().optional(),
  /** With `run`: server-sent events as it goes on, and the answer as the last of them. */
  watch: z.boolean().optional(),
});

/** Somebody who is no admin gets the last run while it is this young. */
const freshMs = 600_000;

interface Deps {
  readonly db: Pick<Database, 'tx'>;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly logError: (message: string, cause: unknown) => void;
  readonly now?: () => number;
}

interface Asking {
  readonly context: FunctionContext;
  readonly isAdmin: boolean;
  readonly isBrief: boolean;
}

/**
 * The audit for pages: the last run and the one before, and how things stand now. An admin sees the installation and may run
 * it at any time; everybody else sees their own tables. Whoever asks while it runs waits for the same run.
 */
export const securityAudit = (deps: Deps): ServerFunction => {
  const now = deps.now ?? Date.now;
  const runs = createAuditRuns(deps.db);
  const stored = createStoredRuns(deps.db);

  const run = async ({ context, isAdmin }: Asking): Promise<void> => {
    if (!isAdmin) {
      const [last] = await stored.newest(1);
      if (last !== undefined && now() - Date.parse(last.finished_at) < freshMs) return;
    }
    await runs.run(context.userId);
  };

  const watched = async function* (asking: Asking): AsyncGenerator<AuditEvent> {
    yield* watchedRun(runs, () => run(asking));
    yield { type: 'answer', answer: await answer(stored, asking, now()) };
  };

  const onFailure = (error: unknown): readonly AuditEvent[] => {
    const { status, code, message, cause } = asFunctionError(error);
    if (status >= 500) deps.logError('A security audit ended early', cause ?? error);
    return [{ type: 'problem', code, message }];
  };

  return async (request, context) => {
    const { action, brief = false, watch = false } = await readBody(request, bodySchema);
    const limit = action === 'run' ? 'securityAuditAccount' : 'securityAuditReadAccount';
    await deps.limits.take({ limit, subject: context.userId });
    const isAdmin = await context.db.tx(context.actor, isAdminNow);
    const asking: Asking = { context, isAdmin, isBrief: brief };
    if (action === 'run') {
      if (watch) return eventStream(watched(asking), { onFailure });
      await run(asking);
    }
    return Response.json(await answer(stored, asking, now()));
  };
};

const isAdminNow = async (query: Query): Promise<boolean> => {
  const { rows } = await query<{ is: boolean }>('select public.is_current_user_admin() as is');
  return rows[0]?.is === true;
};

/** What came out wrong, and nothing else. */
const wrongPart = ({ cells, findings }: AuditResult): AuditResult => ({
  cells: cells.filter(({ test_result }) => test_result !== 'passed'),
  findings: findings.filter(({ exception }) => exception === undefined),
  policies: [],
});

const answer = async (
  stored: StoredRuns,
  { context, isAdmin, isBrief }: Asking,
  now: number,
): Promise<AuditAnswer> => {
  const { own_tables: tables = [], ...audit } = await context.db.tx(context.actor, auditOf);
  const [last, before] = await stored.newest(isBrief ? 1 : 2);
  const shown = (result: AuditResult): AuditResult => (isAdmin ? result : ownPart(result, tables));
  const facts = ({ id, started_at, finished_at }: StoredRun) => ({
    id,
    started_at,
    finished_at,
    age_seconds: Math.max(0, Math.round((now - Date.parse(finished_at)) / 1000)),
  });
  const result = last === undefined ? null : shown(last.result);
  const counts = countResult(result ?? { cells: [], findings: [] });
  return {
    scope: isAdmin ? 'installation' : 'own',
    ...combineSecurity(audit, counts),
    tests: counts.tests,
    run: last === undefined ? null : facts(last),
    result: result !== null && isBrief ? wrongPart(result) : result,
    previous: before === undefined ? null : { ...facts(before), result: shown(before.result) },
  };
};
