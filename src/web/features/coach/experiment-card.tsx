import { useId } from 'react';
import type { AnswerPart, AnswerPartName } from '#domain/coach/answer/answer-parts.ts';
import type { Experiment } from '#domain/coach/experiments/experiment.ts';
import { basisInWords, experimentSource } from '#domain/coach/experiments/experiment-source.ts';
import { TryForm } from '#web/features/coach/try-form.tsx';
import { Button } from '#web/ui/button.tsx';

interface ExperimentCardProps {
  readonly experiment: Experiment;
  readonly parts: readonly AnswerPart[];
  /** Why this one. */
  readonly why: string | null;
  readonly others: readonly Experiment[];
  readonly onPick: (experiment: Experiment) => void;
  readonly onTry: (doOn: string) => void;
}

/** What an answer left out for lack of room still belongs to the experiment. */
const missing = (experiment: Experiment, parts: readonly AnswerPart[]): readonly AnswerPart[] => {
  const told = new Set<AnswerPartName>(parts.map(({ name }) => name));
  const all: readonly AnswerPart[] = [
    { name: 'sign', text: `How you will know: ${experiment.sign}` },
    { name: 'smallest', text: `At its smallest: ${experiment.smallest}` },
  ];
  return all.filter(({ name }) => !told.has(name));
};

const looks: Partial<Readonly<Record<AnswerPartName, string>>> = {
  heard: 'text-muted',
  do: 'text-lg font-medium',
  used: 'text-muted',
};

const Source = ({ experiment }: { readonly experiment: Experiment }) => {
  const source = experimentSource(experiment);
  return (
    <p className="text-sm text-muted">
      {basisInWords(experiment)}
      {source !== null && (
        <>
          {' '}
          <cite>{source.title}</cite>, {source.where}.
          {source.doi !== undefined && (
            <>
              {' '}
              <a
                href={`https://doi.org/${source.doi}`}
                rel="noreferrer"
                className="break-all text-calm underline underline-offset-4 hover:text-ink"
              >
                doi.org/{source.doi}
              </a>
            </>
          )}
        </>
      )}
    </p>
  );
};

/** One thing to try for a week. */
export const ExperimentCard = ({ experiment, parts, why, others, onPick, onTry }: ExperimentCardProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-3xl border border-line bg-surface p-5 sm:p-6">
      <h3 id={id} tabIndex={-1} className="text-xl font-semibold outline-none">
        {experiment.title}
      </h3>
      <div className="mt-3 space-y-2">
        {[...parts, ...missing(experiment, parts)].map(({ name, text }) => (
          <p key={text} className={looks[name]}>
            {text}
          </p>
        ))}
        {why !== null && <p className="text-muted">{why}</p>}
        <Source experiment={experiment} />
      </div>
      <div className="mt-5">
        <TryForm
          key={experiment.id}
          submit="Try it this week"
          followUpDays={experiment.followUpDays}
          onTry={onTry}
        />
      </div>
      {others.length > 0 && (
        <div className="mt-6 border-t border-line pt-4">
          <p className="text-muted">Or one of these</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {others.map((other) => (
              <Button key={other.id} size="small" onClick={() => onPick(other)}>
                {other.title}
              </Button>
            ))}
          </div>
        </div>
      )}
    </section>
  );
};
