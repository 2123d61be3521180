import type { AuditAnswer } from '#domain/security/audit/audit-answer.ts';
import { ageWords } from '#web/features/security-desk/check/check-words.ts';

const Figure = ({ name, value }: { readonly name: string; readonly value: string | number }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="text-xl font-semibold tabular-nums">{value}</dd>
  </div>
);

/** A score is the result of a run: before the first one there is none to show. */
export const AuditSummary = ({ answer }: { readonly answer: AuditAnswer }) => (
  <section aria-label="Result" className="mt-8 rounded-3xl border border-line bg-surface p-6 sm:p-8">
    <p>
      {answer.run === null
        ? 'The audit hasn’t run yet. This much is known without it:'
        : `Last run ${ageWords(answer.run.age_seconds)}: ${answer.result?.cells.length ?? 0} tries.`}
    </p>
    <dl className="mt-4 grid grid-cols-2 gap-5 sm:grid-cols-4">
      {answer.run !== null && (
        <>
          <Figure name="Score" value={answer.score} />
          <Figure name="Grade" value={answer.grade} />
          <Figure name="Status" value={answer.audit.status} />
          <Figure name="Failed policies" value={answer.failedPolicies} />
          <Figure name="Low-security policies" value={answer.lowSecurityPolicies} />
          <Figure name="Warning policies" value={answer.warningPolicies} />
        </>
      )}
      <Figure name="Tables without row security" value={answer.audit.tables_without_rls} />
      <Figure name="Expired sessions still active" value={answer.audit.expired_active_sessions} />
      <Figure name="Old places to coarsen" value={answer.audit.location_data_needing_anonymization} />
    </dl>
  </section>
);
