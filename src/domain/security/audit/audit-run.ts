import { z } from 'zod/mini';
import { auditActors, auditOperations, auditOutcomes } from './audit-actors.ts';
import { findingSeverities, securityLevels, testResults } from './judge.ts';
import { securityGrades } from './security-score.ts';

/** A hole that the catalogue shows, with the SQL that would close it. */
const auditFinding = z.object({
  check: z.string(),
  title: z.string(),
  meaning: z.string(),
  severity: z.enum(findingSeverities),
  object: z.string(),
  detail: z.string(),
  mend: z.string(),
  /** Why it is meant to be so; such a finding costs nothing. */
  exception: z.optional(z.string()),
  test_result: z.enum(testResults),
  security_level: z.enum(securityLevels),
});
export type AuditFinding = Readonly<z.infer<typeof auditFinding>>;

/** One try: an operation on a table as somebody. */
const auditCell = z.object({
  /** With its schema; a function with its arguments. */
  table: z.string(),
  /** Which kind of row, where a table has several: the library's files and people's own. */
  scene: z.string(),
  operation: z.enum(auditOperations),
  actor: z.enum(auditActors),
  may: z.boolean(),
  outcome: z.enum(auditOutcomes),
  /** The code of the refusal, or how many rows it touched. */
  saw: z.string(),
  test_result: z.enum(testResults),
  security_level: z.enum(securityLevels),
});
export type AuditCell = Readonly<z.infer<typeof auditCell>>;

const auditPolicy = z.object({
  table: z.string(),
  name: z.string(),
  command: z.string(),
  roles: z.array(z.string()),
  permissive: z.boolean(),
  using: z.nullable(z.string()),
  check: z.nullable(z.string()),
});
export type AuditPolicy = Readonly<z.infer<typeof auditPolicy>>;

/** What is stored of a run. */
export const auditResult = z.object({
  cells: z.array(auditCell),
  findings: z.array(auditFinding),
  policies: z.array(auditPolicy),
});
export type AuditResult = Readonly<z.infer<typeof auditResult>>;

export const storedRun = z.object({
  id: z.string(),
  started_at: z.string(),
  finished_at: z.string(),
  score: z.number(),
  grade: z.enum(securityGrades),
  result: auditResult,
});
export type StoredRun = Readonly<z.infer<typeof storedRun>>;
