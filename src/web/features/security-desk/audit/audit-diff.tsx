import type { AuditCell, AuditResult } from '#domain/security/audit/audit-run.ts';
import { diffRuns } from '#domain/security/audit/diff-runs.ts';
import { policySql } from '#domain/security/audit/policy-sql.ts';
import { actorWords, operationWords, outcomeWords } from '#web/features/security-desk/audit/audit-words.ts';
import { CopySql } from '#web/features/security-desk/audit/copy-sql.tsx';

const tryWords = ({ table, operation, actor }: AuditCell): string =>
  `${table}: ${operationWords[operation].toLowerCase()} as ${actorWords[actor].toLowerCase()}`;

const changeWords = (now: AuditCell, before: AuditCell | null): string => {
  const is = outcomeWords[now.outcome].toLowerCase();
  return before === null
    ? `${tryWords(now)} is new: ${is}`
    : `${tryWords(now)} was ${outcomeWords[before.outcome].toLowerCase()}, is now ${is}`;
};

/** What changed since the run before. A policy that is gone comes with the SQL that makes it again. */
export const AuditDiff = ({ before, now }: { readonly before: AuditResult; readonly now: AuditResult }) => {
  const diff = diffRuns(before, now);
  const lines = [
    ...diff.cells.map((pair) => changeWords(pair.now, pair.before)),
    ...diff.cellsGone.map((cell) => `${tryWords(cell)} is gone`),
    ...diff.findingsNew.map(({ title, object }) => `New finding: ${title}, ${object}`),
    ...diff.findingsGone.map(({ title, object }) => `Mended: ${title}, ${object}`),
    ...diff.policies.map((pair) =>
      pair.before === null
        ? `New policy on ${pair.now.table}: ${pair.now.name}`
        : `Changed policy on ${pair.now.table}: ${pair.now.name}`,
    ),
  ];
  return (
    <section aria-labelledby="audit-diff" className="mt-10">
      <h2 id="audit-diff" className="text-xl font-semibold">
        Since the run before
      </h2>
      {lines.length === 0 && diff.policiesGone.length === 0 && (
        <p className="mt-2 text-muted">Nothing changed.</p>
      )}
      <ul className="mt-2 list-disc pl-6">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
        {diff.policiesGone.map((policy) => (
          <li key={`${policy.table} ${policy.name}`}>
            Policy gone from {policy.table}: {policy.name}
            <CopySql sql={policySql(policy)} about={policy.name} />
          </li>
        ))}
      </ul>
    </section>
  );
};
