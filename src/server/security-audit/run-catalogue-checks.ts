import type { AuditFinding } from '#domain/security/audit/audit-run.ts';
import { exceptionFor } from '#domain/security/audit/exceptions.ts';
import { judgeFinding } from '#domain/security/audit/judge.ts';
import type { Query } from '#server/engine/database/database.ts';
import type { CatalogueCheck } from './checks/catalogue-check.ts';
import { catalogueChecks } from './checks/catalogue-checks.ts';

interface FindingRow {
  readonly object: string;
  readonly detail: string | null;
  readonly mend: string;
}

/** Everything the catalogue shows, exceptions with their reason among it. Any role may ask: the catalogue is everybody's to read. */
export const runCatalogueChecks = async (
  query: Query,
  checks: readonly CatalogueCheck[] = catalogueChecks,
  onCheck: (done: number, total: number) => void = () => undefined,
): Promise<readonly AuditFinding[]> => {
  const findings: AuditFinding[] = [];
  // So that every name comes with its schema.
  await query(`select set_config('search_path', '', true)`);
  for (const [index, { id, title, meaning, severity, sql, values }] of checks.entries()) {
    const { rows } = await query<FindingRow>(`select * from (${sql}) as found order by object`, values);
    for (const { object, detail, mend } of rows) {
      const exception = exceptionFor(id, object);
      findings.push({
        check: id,
        title,
        meaning,
        severity,
        object,
        detail: detail ?? '',
        mend,
        ...(exception === undefined ? {} : { exception }),
        ...judgeFinding(severity, exception !== undefined),
      });
    }
    onCheck(index + 1, checks.length);
  }
  return findings;
};
