import { DatabaseError } from 'pg';
import { z } from 'zod';
import type { AuditAnswer } from '#domain/security/audit/audit-answer.ts';
import { storedRun } from '#domain/security/audit/audit-run.ts';
import type { AuditResult, StoredRun } from '#domain/security/audit/audit-run.ts';
import { countResult } from '#domain/security/audit/judge.ts';
import { ownPart } from '#domain/security/audit/own-part.ts';
import { combineSecurity } from '#domain/security/audit/security-score.ts';
import type { SecurityAudit } from '#domain/security/audit/security-score.ts';
import type { Actor, Database, Query } from '#server/engine/database/database.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { runAudit } from '#server/security-audit/run-audit.ts';
import type { FunctionContext, ServerFunction } from '../function-context.ts';
import { FunctionError } from '../function-error.ts';
import { readBody } from '../read-body.ts';

const bodySchema = z.object({ action: z.enum(['read', 'run']) });

/** Somebody who is no admin gets the last run while it is this young. */
const freshMs = 600_000;

const service: Actor = { role: 'service_role', claims: { role: 'service_role' } };

interface Deps {
  readonly db: Pick<Database, 'tx'>;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly now?: () => number;
}

/**
 * The audit for pages: the last run and the one before, and how things stand now. An admin sees the installation and may run
 * it at any time; everybody else sees their own tables. Whoever asks while it runs waits for the same run.
 */
export const securityAudit = (deps: Deps): ServerFunction => {
  const now = deps.now ?? Date.now;
  let running: Promise<void> | undefined;

  const run = async (context: FunctionContext, isAdmin: boolean): Promise<void> => {
    if (!isAdmin) {
      const [last] = await newestRuns(deps.db, 1);
      if (last !== undefined && now() - Date.parse(last.finished_at) < freshMs) return;
    }
    running ??= auditAndStore(deps.db, context.userId).finally(() => {
      running = undefined;
    });
    await running;
  };

  return async (request, context) => {
    const { action } = await readBody(request, bodySchema);
    const isAdmin = await context.db.tx(context.actor, isAdminNow);
    if (action === 'run') {
      await deps.limits.take({ limit: 'securityAuditAccount', subject: context.userId });
      await run(context, isAdmin);
    }
    return Response.json(await answer(deps.db, context, isAdmin, now()));
  };
};

const isAdminNow = async (query: Query): Promise<boolean> => {
  const { rows } = await query<{ is: boolean }>('select public.is_current_user_admin() as is');
  return rows[0]?.is === true;
};

const auditOf = async (query: Query): Promise<SecurityAudit> => {
  const { rows } = await query<{ audit: SecurityAudit }>('select public.perform_security_audit() as audit');
  const [found] = rows;
  if (found === undefined) throw new Error('The audit gave no answer');
  return found.audit;
};

const auditAndStore = async (db: Pick<Database, 'tx'>, by: string): Promise<void> => {
  const startedAt = new Date();
  const result = await tried(db);
  await db.tx(service, async (query) => {
    const { score, grade } = combineSecurity(await auditOf(query), countResult(result));
    await query('select public.store_security_run($1, $2, $3, $4::jsonb, $5)', [
      startedAt,
      score,
      grade,
      JSON.stringify(result),
      by,
    ]);
  });
};

const tried = async (db: Pick<Database, 'tx'>): Promise<AuditResult> => {
  try {
    return await runAudit(db);
  } catch (error) {
    // Without the platform's own schema there is nothing to plant rows with: a hosted project.
    const isMissing =
      error instanceof DatabaseError && ['3F000', '42883', '42P01'].includes(error.code ?? '');
    if (!isMissing) throw error;
    throw new FunctionError(503, 'audit_unavailable', 'This database cannot be tried from here', {
      cause: error,
    });
  }
};

const newestRuns = async (db: Pick<Database, 'tx'>, count: number): Promise<readonly StoredRun[]> => {
  const { rows } = await db.tx(service, (query) =>
    query<{ run: unknown }>('select public.newest_security_runs($1) as run', [count]),
  );
  return rows.map(({ run }) => storedRun.parse(run));
};

const answer = async (
  db: Pick<Database, 'tx'>,
  context: FunctionContext,
  isAdmin: boolean,
  now: number,
): Promise<AuditAnswer> => {
  const { audit, tables } = await context.db.tx(context.actor, async (query) => ({
    audit: await auditOf(query),
    tables: isAdmin
      ? []
      : (await query<{ name: string }>('select public.tables_with_own_rows() as name')).rows.map(
          ({ name }) => name,
        ),
  }));
  const [last, before] = await newestRuns(db, 2);
  const shown = (result: AuditResult): AuditResult => (isAdmin ? result : ownPart(result, tables));
  const facts = ({ id, started_at, finished_at }: StoredRun) => ({
    id,
    started_at,
    finished_at,
    age_seconds: Math.max(0, Math.round((now - Date.parse(finished_at)) / 1000)),
  });
  const result = last === undefined ? null : shown(last.result);
  return {
    scope: isAdmin ? 'installation' : 'own',
    ...combineSecurity(audit, countResult(result ?? { cells: [], findings: [] })),
    run: last === undefined ? null : facts(last),
    result,
    previous: before === undefined ? null : { ...facts(before), result: shown(before.result) },
  };
};
