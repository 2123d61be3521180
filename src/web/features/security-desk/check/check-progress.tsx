import { Check, Circle, LoaderCircle } from 'lucide-react';
import { type AuditProgress, percentDone } from '#domain/security/audit/audit-progress.ts';
import { stepStates, stepWords } from '#web/features/security-desk/check/check-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

const signs = { done: Check, now: LoaderCircle, later: Circle } as const;
const stateWords = { done: 'done', now: 'under way', later: 'to come' } as const;

/** The steps as they finish, as the host tells them. */
export const CheckProgress = ({ progress }: { readonly progress: AuditProgress | null }) => {
  const steps = stepStates(progress);
  const now = steps.find(({ state }) => state === 'now');
  return (
    <div className="mt-6">
      <ProgressBar label="How far the check is" percent={progress === null ? null : percentDone(progress)} />
      {/* The step, and not each table, is read aloud. */}
      <output className="sr-only">{now === undefined ? 'Almost there.' : stepWords[now.step]}</output>
      <ol className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {steps.map(({ step, state, count }) => {
          const Sign = signs[state];
          return (
            <li
              key={step}
              className={classNames('flex items-center gap-2.5', state === 'later' && 'text-muted')}
            >
              <Sign
                aria-hidden="true"
                className={classNames(
                  'size-5 shrink-0',
                  state === 'done' && 'text-calm',
                  state === 'now' && 'motion-safe:animate-spin',
                )}
              />
              <span>
                {stepWords[step]}
                <span className="sr-only">, {stateWords[state]}</span>
                {count !== '' && <span className="ml-2 text-muted tabular-nums">{count}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
};
