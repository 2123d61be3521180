import { z } from 'zod/mini';
import { auditResult } from './audit-run.ts';
import { securityGrades } from './security-score.ts';

const runFacts = z.object({
  id: z.string(),
  started_at: z.string(),
  finished_at: z.string(),
  age_seconds: z.number(),
});

/** What the function `security-audit` answers. `scope` is `own` for somebody who is no admin: their tables and nothing else. */
export const auditAnswer = z.object({
  scope: z.enum(['installation', 'own']),
  audit: z.object({
    status: z.enum(['SECURE', 'WARNING', 'CRITICAL']),
    tables_without_rls: z.number(),
    expired_active_sessions: z.number(),
    location_data_needing_anonymization: z.number(),
  }),
  /** How many tests there were; `result` may hold only those that came out wrong. */
  tests: z.number(),
  score: z.number(),
  grade: z.enum(securityGrades),
  failedPolicies: z.number(),
  lowSecurityPolicies: z.number(),
  warningPolicies: z.number(),
  isPerfect: z.boolean(),
  /** Null until the first run. */
  run: z.nullable(runFacts),
  result: z.nullable(auditResult),
  /** The run before, for the difference. */
  previous: z.nullable(z.object({ ...runFacts.shape, result: auditResult })),
});
export type AuditAnswer = z.infer<typeof auditAnswer>;
