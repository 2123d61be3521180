import type { AuditResult } from './audit-run.ts';

/** What of a run is about these tables: all that somebody who is no admin gets to see. */
export const ownPart = (result: AuditResult, tables: readonly string[]): AuditResult => ({
  cells: result.cells.filter(({ table }) => tables.includes(table)),
  // A finding names its table first, and what it is about behind a colon.
  findings: result.findings.filter(({ object }) => tables.includes(object.split(':')[0] ?? '')),
  policies: result.policies.filter(({ table }) => tables.includes(table)),
});
