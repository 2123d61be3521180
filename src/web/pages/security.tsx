import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isBuiltPath } from '#domain/navigation/route-table.ts';
import { auditKey } from '#web/features/security-desk/audit/audit-queries.ts';
import { CheckHistory } from '#web/features/security-desk/check/check-history.tsx';
import { RecordSection } from '#web/features/security-desk/check/record-section.tsx';
import { SecurityCheck } from '#web/features/security-desk/check/security-check.tsx';
import { useSecurityCheck } from '#web/features/security-desk/check/use-security-check.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

const further = [
  { path: '/rls-audit', label: 'Who can reach what' },
  { path: '/threat-detection', label: 'Unusual sign-ins' },
  { path: '/security-overview', label: 'What we promise people' },
  { path: '/admin/system', label: 'Site status' },
].filter(({ path }) => isBuiltPath(path));

export const Page = () => {
  const queries = useQueryClient();
  // Another page shows the same run in full.
  const check = useSecurityCheck(() => void queries.invalidateQueries({ queryKey: auditKey }));
  const { answer } = check;
  return (
    <>
      <PageHeading>Security</PageHeading>
      <p className="mt-3 text-lg text-muted">
        Whether everybody’s things are behind a lock that holds. The check never looks at what people wrote.
      </p>
      <div className="mt-3 mb-6 -ml-5 flex flex-wrap gap-x-1">
        {further.map(({ path, label }) => (
          <Button key={path} asChild kind="plain">
            <Link to={path}>{label}</Link>
          </Button>
        ))}
      </div>
      <SecurityCheck isMain check={check} />
      {answer !== null && (
        <section
          aria-labelledby="earlier"
          className="mt-10 rounded-3xl border border-line bg-surface p-6 sm:p-8"
        >
          <h2 id="earlier" className="text-xl font-semibold">
            Earlier checks
          </h2>
          <div className="mt-4">
            <CheckHistory key={answer.run?.id ?? ''} scope={answer.scope} />
          </div>
        </section>
      )}
      <RecordSection />
    </>
  );
};
