import { DatabaseError } from 'pg';
import type { AuditProgress } from '#domain/security/audit/audit-progress.ts';
import type { AuditResult } from '#domain/security/audit/audit-run.ts';
import { countResult } from '#domain/security/audit/judge.ts';
import { combineSecurity } from '#domain/security/audit/security-score.ts';
import type { SecurityAudit } from '#domain/security/audit/security-score.ts';
import type { Actor, Database, Query } from '#server/engine/database/database.ts';
import { runAudit } from '#server/security-audit/run-audit.ts';
import { FunctionError } from '../function-error.ts';

type Listener = (progress: AuditProgress) => void;

export interface AuditRuns {
  /** Whoever asks while one is under way waits for the same. */
  readonly run: (by: string) => Promise<void>;
  /** From now on, and at once with how far it is. Ends with what is returned. */
  readonly listen: (listener: Listener) => () => void;
}

export const service: Actor = { role: 'service_role', claims: { role: 'service_role' } };

export const createAuditRuns = (db: Pick<Database, 'tx'>): AuditRuns => {
  const listeners = new Set<Listener>();
  let running: Promise<void> | undefined;
  let last: AuditProgress | undefined;
  const tell: Listener = (progress) => {
    last = progress;
    for (const listener of listeners) listener(progress);
  };
  return {
    run: (by) => {
      running ??= auditAndStore(db, by, tell).finally(() => {
        running = undefined;
        last = undefined;
      });
      return running;
    },
    listen: (listener) => {
      listeners.add(listener);
      if (last !== undefined) listener(last);
      return () => listeners.delete(listener);
    },
  };
};

interface FoundAudit extends SecurityAudit {
  /** For somebody who is no admin: the tables that hold something of theirs. */
  readonly own_tables?: readonly string[];
}

export const auditOf = async (query: Query): Promise<FoundAudit> => {
  const { rows } = await query<{ audit: FoundAudit }>('select public.perform_security_audit() as audit');
  const [found] = rows;
  if (found === undefined) throw new Error('The audit gave no answer');
  return found.audit;
};

const auditAndStore = async (db: Pick<Database, 'tx'>, by: string, tell: Listener): Promise<void> => {
  const startedAt = new Date();
  const result = await tried(db, tell);
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
  tell({ step: 'result', done: 1, total: 1 });
};

const tried = async (db: Pick<Database, 'tx'>, tell: Listener): Promise<AuditResult> => {
  try {
    return await runAudit(db, Date.now, tell);
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
