import { Play, Sparkles } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CheckProgress } from '#web/features/security-desk/check/check-progress.tsx';
import { CheckResult } from '#web/features/security-desk/check/check-result.tsx';
import { introWords, waitingLines } from '#web/features/security-desk/check/check-words.ts';
import type { SecurityCheckState } from '#web/features/security-desk/check/use-security-check.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const CleanUp = ({ check }: { readonly check: SecurityCheckState }) => {
  const lines = check.answer === null ? [] : waitingLines(check.answer);
  if (lines.length === 0) return null;
  const isBusy = check.busy === 'cleaning';
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <ul className="min-w-0 flex-[1_1_18rem]">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Button aria-disabled={check.busy !== null} onClick={() => void check.tidy()}>
        <Sparkles aria-hidden="true" />
        {isBusy ? 'Cleaning up…' : 'Clean up'}
      </Button>
    </div>
  );
};

const Trouble = ({ retry }: { readonly retry: () => void }) => (
  <div role="alert" className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
    <p>We couldn’t load the last check.</p>
    <Button size="small" onClick={retry}>
      Try again
    </Button>
  </div>
);

interface SecurityCheckProps {
  readonly check: SecurityCheckState;
  /** Where it is what the page is for. */
  readonly isMain?: boolean;
  readonly children?: ReactNode;
}

/** Spec 2 §2: a button runs the validation and shows what came of it. Everybody sees what is theirs, admins the whole site. */
export const SecurityCheck = ({ check, isMain = false, children }: SecurityCheckProps) => {
  const { answer, busy, progress, retry } = check;
  const id = useId();
  const isFirst = answer !== null && answer.run === null;
  return (
    <section aria-labelledby={id} className="rounded-3xl border border-line bg-surface p-6 sm:p-8">
      <h2 id={id} className="text-2xl font-semibold">
        Security Hardening Validation
      </h2>
      <p className="mt-2 max-w-2xl text-muted">
        {answer === null && retry === null
          ? 'Looking at the last check…'
          : introWords[answer?.scope ?? 'own']}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          kind={isMain ? 'primary' : 'quiet'}
          aria-disabled={busy !== null}
          onClick={() => void check.run()}
        >
          <Play aria-hidden="true" />
          {busy === 'running' ? 'Checking…' : 'Run a security check'}
        </Button>
        <Button kind="plain" aria-disabled={busy !== null} onClick={() => void check.test()}>
          {busy === 'testing' ? 'Looking…' : 'Check the status'}
        </Button>
      </div>
      {answer === null && retry === null && <Spinner size="sm" text="Loading…" className="mt-5" />}
      {retry !== null && <Trouble retry={retry} />}
      {busy === 'running' && <CheckProgress progress={progress} />}
      {isFirst && busy !== 'running' && <p className="mt-5">No check has run yet.</p>}
      <CleanUp check={check} />
      {answer !== null && busy !== 'running' && <CheckResult answer={answer} isSameRun={check.isSameRun} />}
      {children}
    </section>
  );
};
