import { OctagonAlert, ShieldCheck, TriangleAlert } from 'lucide-react';
import type { AuditAnswer } from '#domain/security/audit/audit-answer.ts';
import { CheckProblems } from '#web/features/security-desk/check/check-problems.tsx';
import { ageWords, statusWords } from '#web/features/security-desk/check/check-words.ts';
import { ScoreRing } from '#web/features/security-desk/check/score-ring.tsx';
import { classNames } from '#web/ui/class-names.ts';

const statusSigns = { SECURE: ShieldCheck, WARNING: TriangleAlert, CRITICAL: OctagonAlert } as const;

const Count = ({ name, count }: { readonly name: string; readonly count: number }) => (
  <div className="flex items-baseline justify-between gap-4 border-b border-line py-2 last:border-0">
    <dt className={classNames(count === 0 && 'text-muted')}>{name}</dt>
    <dd className={classNames('tabular-nums', count === 0 ? 'text-muted' : 'font-semibold')}>{count}</dd>
  </div>
);

const tableWord = (tests: number): string => `${tests.toLocaleString('en')} ${tests === 1 ? 'try' : 'tries'}`;

/** Spec 2 §2: score, grade, status and the four counts. */
export const CheckResult = ({
  answer,
  isSameRun,
}: {
  readonly answer: AuditAnswer;
  readonly isSameRun: boolean;
}) => {
  const { audit, run, scope, score, grade, tests } = answer;
  if (run === null) return null;
  const Sign = statusSigns[audit.status];
  return (
    <div className="mt-7 rounded-2xl border border-line bg-raised p-5 sm:p-6">
      <h3 className="text-lg font-semibold">Security Validation Complete</h3>
      <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-5">
        <ScoreRing score={score} grade={grade} />
        <div className="min-w-0 flex-[1_1_15rem]">
          <p className="flex items-center gap-2.5 text-xl font-semibold">
            <Sign
              aria-hidden="true"
              className={classNames(
                'size-6 shrink-0',
                audit.status === 'SECURE' ? 'text-calm' : 'text-ember-ink',
              )}
            />
            {audit.status}
          </p>
          <p className="mt-1">{statusWords[scope][audit.status]}</p>
          <p className="mt-1 text-muted">
            {tableWord(tests)}, {ageWords(run.age_seconds)}.
            {isSameRun && ' A check counts for ten minutes, so this one still stands.'}
          </p>
        </div>
        <dl className="min-w-0 flex-[1_1_17rem]">
          <Count name="Tables without row-level security" count={audit.tables_without_rls} />
          <Count name="Failed policies" count={answer.failedPolicies} />
          <Count name="Low-security policies" count={answer.lowSecurityPolicies} />
          <Count name="Warning policies" count={answer.warningPolicies} />
        </dl>
      </div>
      <CheckProblems answer={answer} />
    </div>
  );
};
