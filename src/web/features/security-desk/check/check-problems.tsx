import { useState } from 'react';
import { Link } from 'react-router';
import type { AuditAnswer } from '#domain/security/audit/audit-answer.ts';
import { problemsOf } from '#domain/security/audit/audit-problems.ts';
import { SeverityMark } from '#web/features/security-desk/audit/severity-mark.tsx';
import { Button } from '#web/ui/button.tsx';

const few = 5;

/** What to do about it: admins have a page for that, everybody else has somebody to tell. */
const NextStep = ({ scope }: Pick<AuditAnswer, 'scope'>) =>
  scope === 'installation' ? (
    <Button asChild className="mt-4">
      <Link to="/rls-audit">See how to mend it</Link>
    </Button>
  ) : (
    <p className="mt-4">
      Only the people who run this site can mend this.{' '}
      <Link to="/contact" className="underline underline-offset-4">
        Tell them
      </Link>
    </p>
  );

/** The findings, beside the grade, which alone would sound too good. */
export const CheckProblems = ({ answer }: { readonly answer: AuditAnswer }) => {
  const [isWhole, setWhole] = useState(false);
  if (answer.result === null) return null;
  const problems = problemsOf(answer.result);
  if (problems.length === 0) return null;
  const shown = isWhole ? problems : problems.slice(0, few);
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h4 className="font-semibold">What was found</h4>
      <ul className="mt-2">
        {shown.map(({ id, severity, title, text, place }) => (
          <li key={id} className="border-b border-line py-3 last:border-0">
            <SeverityMark severity={severity} />
            <p className="mt-1 font-medium wrap-anywhere">{title}</p>
            <p className="text-muted">{text}</p>
            {answer.scope === 'installation' && <p className="text-sm wrap-anywhere text-muted">{place}</p>}
          </li>
        ))}
      </ul>
      {problems.length > shown.length && (
        <Button size="small" kind="plain" className="-ml-3.5" onClick={() => setWhole(true)}>
          Show all {problems.length}
        </Button>
      )}
      <NextStep scope={answer.scope} />
    </div>
  );
};
