import type { AuditAnswer } from '#domain/security/audit/audit-answer.ts';

const Figure = ({ name, value }: { readonly name: string; readonly value: string | number }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="text-xl font-semibold tabular-nums">{value}</dd>
  </div>
);

const ageWords = (seconds: number): string => {
  if (seconds < 60) return 'just now';
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours} ${hours === 1 ? 'hour' : 'hours'} ago`;
  return `${Math.round(hours / 24)} days ago`;
};

export const AuditSummary = ({ answer }: { readonly answer: AuditAnswer }) => (
  <section aria-label="Result" className="mt-8 rounded-3xl border border-line bg-surface p-6 sm:p-8">
    <p>
      {answer.run === null
        ? 'The audit hasn’t run yet.'
        : `Last run ${ageWords(answer.run.age_seconds)}: ${answer.result?.cells.length ?? 0} tries.`}
    </p>
    <dl className="mt-4 grid grid-cols-2 gap-5 sm:grid-cols-4">
      <Figure name="Score" value={answer.score} />
      <Figure name="Grade" value={answer.grade} />
      <Figure name="Status" value={answer.audit.status} />
      <Figure name="Tables without row security" value={answer.audit.tables_without_rls} />
      <Figure name="Failed" value={answer.failedPolicies} />
      <Figure name="Low security" value={answer.lowSecurityPolicies} />
      <Figure name="Warnings" value={answer.warningPolicies} />
      <Figure name="Expired sessions still active" value={answer.audit.expired_active_sessions} />
      <Figure name="Old places to coarsen" value={answer.audit.location_data_needing_anonymization} />
    </dl>
  </section>
);
