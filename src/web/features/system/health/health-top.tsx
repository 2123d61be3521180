import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDot, RotateCcw, Triangle } from 'lucide-react';
import { useId } from 'react';
import { topLine } from '#domain/system/health-advice.ts';
import type { Advice, HealthDetails } from '#domain/system/health-answer.ts';
import { CopyCommand } from '#web/features/system/health/copy-command.tsx';
import { healthQuery } from '#web/features/system/health/health-queries.ts';
import { Moment } from '#web/features/system/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** By shape and word; the colour only joins in. */
const weights = {
  need: { Shape: Triangle, word: 'Needs you', tone: 'text-ember-ink' },
  hint: { Shape: CircleDot, word: 'Worth doing', tone: 'text-calm' },
} as const;

const AdviceRow = ({ advice }: { readonly advice: Advice }) => {
  const { Shape, word, tone } = weights[advice.weight];
  return (
    <li className="flex gap-3 border-t border-line py-4 last:pb-0">
      <Shape aria-hidden="true" className={`mt-[0.2em] size-5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <span className="font-medium">{word}: </span>
          {advice.sentence}
        </p>
        {advice.command !== null && <CopyCommand command={advice.command} />}
      </div>
    </li>
  );
};

interface SummaryProps {
  readonly details: HealthDetails;
  readonly headingId: string;
  readonly isFetching: boolean;
  readonly onCheck: () => void;
}

const Summary = ({ details, headingId, isFetching, onCheck }: SummaryProps) => {
  const isWell = !details.advice.some(({ weight }) => weight === 'need');
  const Shape = isWell ? CircleCheck : Triangle;
  const line = topLine(details.advice);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-60 flex-1">
          <h2 id={headingId} className="flex items-center gap-3 text-2xl font-semibold">
            <Shape
              aria-hidden="true"
              className={`size-7 shrink-0 ${isWell ? 'text-calm' : 'text-ember-ink'}`}
            />
            {line}
          </h2>
          <p className="mt-2 text-muted">
            Checked on <Moment date={new Date(details.checked_at)} />. A new check is possible once a minute.
          </p>
        </div>
        <Button aria-disabled={isFetching} onClick={() => !isFetching && onCheck()}>
          <RotateCcw aria-hidden="true" />
          {isFetching ? 'Checking…' : 'Check again'}
        </Button>
      </div>
      <output className="sr-only">{isFetching ? '' : line}</output>
      {details.advice.length > 0 && (
        <ul aria-label="What to do" className="mt-5">
          {details.advice.map((advice) => (
            <AdviceRow key={advice.id} advice={advice} />
          ))}
        </ul>
      )}
    </>
  );
};

/** Whether somebody has to do something, and what: before everything else on the page. */
export const HealthTop = () => {
  const id = useId();
  const health = useQuery(healthQuery());
  return (
    <section
      aria-labelledby={health.data === undefined ? undefined : id}
      aria-label={health.data === undefined ? 'Health' : undefined}
      className="mt-8 min-h-36 rounded-3xl border border-line bg-surface p-6 sm:p-8"
    >
      {health.data !== undefined && (
        <Summary
          details={health.data}
          headingId={id}
          isFetching={health.isFetching}
          onCheck={() => void health.refetch()}
        />
      )}
      {health.data === undefined && health.isFetching && (
        <Spinner text="Trying every service. This takes a few seconds." />
      )}
      {health.data === undefined && !health.isFetching && (
        <ErrorPanel message={health.error?.message} onRetry={() => void health.refetch()} />
      )}
    </section>
  );
};
