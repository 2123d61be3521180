import type { AuditFinding } from '#domain/security/audit/audit-run.ts';
import { CopySql } from '#web/features/security-desk/audit/copy-sql.tsx';
import { SeverityMark } from '#web/features/security-desk/audit/severity-mark.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

const Finding = ({ finding }: { readonly finding: AuditFinding }) => (
  <li className="border-b border-line py-4 last:border-0">
    <SeverityMark severity={finding.severity} />
    <h3 className="mt-1 font-semibold">{finding.title}</h3>
    <p className="wrap-anywhere text-muted">
      {finding.object}
      {finding.detail !== '' && ` (${finding.detail})`}
    </p>
    <p className="mt-1">{finding.meaning}</p>
    {finding.exception === undefined ? (
      <CopySql sql={finding.mend} about={finding.object} />
    ) : (
      <p className="mt-1">Meant to be so: {finding.exception}</p>
    )}
  </li>
);

const keyOf = ({ check, object }: AuditFinding): string => `${check} ${object}`;

/** What the catalogue shows, with the SQL that would mend it; what is meant to be so is folded away with its reason. */
export const AuditFindings = ({ findings }: { readonly findings: readonly AuditFinding[] }) => {
  const open = findings.filter(({ exception }) => exception === undefined);
  const meant = findings.filter(({ exception }) => exception !== undefined);
  return (
    <section aria-labelledby="audit-findings" className="mt-10">
      <h2 id="audit-findings" className="text-xl font-semibold">
        Findings
      </h2>
      {open.length === 0 ? (
        <p className="mt-2 text-muted">Nothing to mend.</p>
      ) : (
        <ul className="mt-2">
          {open.map((finding) => (
            <Finding key={keyOf(finding)} finding={finding} />
          ))}
        </ul>
      )}
      {meant.length > 0 && (
        <Disclosure name="Meant to be so" hint={String(meant.length)} size="small" className="mt-3">
          {() => (
            <ul>
              {meant.map((finding) => (
                <Finding key={keyOf(finding)} finding={finding} />
              ))}
            </ul>
          )}
        </Disclosure>
      )}
    </section>
  );
};
