import type { AuditProgress } from '#domain/security/audit/audit-progress.ts';
import type { AuditResult } from '#domain/security/audit/audit-run.ts';
import type { Database } from '#server/engine/database/database.ts';
import { catalogueChecks } from './checks/catalogue-checks.ts';
import { runLiveMatrix } from './live-matrix.ts';
import { readCatalogue } from './read-catalogue.ts';
import { runCatalogueChecks } from './run-catalogue-checks.ts';

/** Far more than it takes; a machine that is this slow is told so in the result. */
const auditMs = 180_000;

/** The whole audit, in transactions that leave nothing behind. */
export const runAudit = async (
  db: Pick<Database, 'tx'>,
  now: () => number = Date.now,
  onProgress: (progress: AuditProgress) => void = () => undefined,
): Promise<AuditResult> => {
  const deadline = now() + auditMs;
  const { catalogue, findings } = await db.tx({ role: 'service_role', claims: {} }, async (query) => ({
    catalogue: await readCatalogue(query),
    findings: await runCatalogueChecks(query, catalogueChecks, (done, total) =>
      onProgress({ step: 'rules', done, total }),
    ),
  }));
  const cells = await runLiveMatrix(db, catalogue, { now, deadline, onProgress });
  return { cells: [...cells], findings: [...findings], policies: catalogue.policies };
};
