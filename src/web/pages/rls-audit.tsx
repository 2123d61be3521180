import { useQuery } from '@tanstack/react-query';
import { Download, Play } from 'lucide-react';
import type { AuditAnswer } from '#domain/security/audit/audit-answer.ts';
import { AuditDiff } from '#web/features/security-desk/audit/audit-diff.tsx';
import { AuditFindings } from '#web/features/security-desk/audit/audit-findings.tsx';
import { AuditMatrix } from '#web/features/security-desk/audit/audit-matrix.tsx';
import { auditQuery } from '#web/features/security-desk/audit/audit-queries.ts';
import { AuditSummary } from '#web/features/security-desk/audit/audit-summary.tsx';
import { useRunAudit } from '#web/features/security-desk/audit/use-run-audit.ts';
import { saveFile } from '#web/platform/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const exportRun = (answer: AuditAnswer): void => {
  const day = (answer.run?.finished_at ?? '').slice(0, 10);
  saveFile(
    `security-audit-${day}.json`,
    new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }),
  );
};

export const Page = () => {
  const audit = useQuery(auditQuery());
  const run = useRunAudit();
  const answer = audit.data;
  const result = answer?.result ?? null;
  const previous = answer?.previous?.result ?? null;
  return (
    <>
      <PageHeading>Who can reach what</PageHeading>
      <p className="mt-3 text-lg text-muted">
        The audit tries every table as a visitor, an owner, a stranger, an admin and the server, on rows it
        makes and takes away again. It never looks at what people wrote.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="primary" aria-disabled={run.isPending} onClick={() => !run.isPending && run.mutate()}>
          <Play aria-hidden="true" />
          {run.isPending ? 'Running…' : 'Run the audit'}
        </Button>
        {answer !== undefined && result !== null && (
          <Button onClick={() => exportRun(answer)}>
            <Download aria-hidden="true" />
            Export as JSON
          </Button>
        )}
      </div>
      {answer !== undefined && <AuditSummary answer={answer} />}
      {answer === undefined && audit.isFetching && <Spinner text="Loading..." className="mt-20" />}
      {answer === undefined && !audit.isFetching && (
        <div className="mt-10">
          <ErrorPanel message={audit.error?.message} onRetry={() => void audit.refetch()} />
        </div>
      )}
      {result !== null && (
        <>
          <AuditFindings findings={result.findings} />
          {previous !== null && <AuditDiff before={previous} now={result} />}
          <AuditMatrix result={result} />
        </>
      )}
    </>
  );
};
