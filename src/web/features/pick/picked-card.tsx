import { dateLocale } from '#web/platform/clock/local-words.ts';
import { Clock } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { finishBy } from '#domain/estimates/finish-by.ts';
import type { Picked } from '#domain/pick/pick.ts';
import { Button } from '#web/ui/button.tsx';

const glance = 15_000;

/** "Finish by 15:40", which moves on while nobody starts. */
const FinishBy = ({ minutes }: { readonly minutes: number }) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), glance);
    return () => clearInterval(timer);
  }, []);
  return (
    // Its moving is nothing to be read out again and again.
    <p aria-live="off" className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <Clock aria-hidden="true" className="size-[1em] shrink-0" />
        {finishBy(new Date(now), minutes, dateLocale())}
      </span>
      <span className="whitespace-nowrap">about {minutes} min</span>
    </p>
  );
};

interface SuggestedStepsProps {
  readonly steps: readonly { readonly title: string }[];
  readonly onAdd: () => void;
}

/** Steps that are only thought of. They are saved when somebody says so, and never by starting. */
const SuggestedSteps = ({ steps, onAdd }: SuggestedStepsProps) => {
  const [added, setAdded] = useState(false);
  const add = (): void => {
    setAdded(true);
    onAdd();
  };
  return (
    <div className="mt-4">
      <p className="text-muted">{added ? 'Steps' : 'Suggested steps, not saved'}</p>
      <ol aria-label="Suggested steps" className="mt-1 list-decimal space-y-0.5 pl-6">
        {steps.map(({ title }) => (
          <li key={title} className="break-words">
            {title}
          </li>
        ))}
      </ol>
      <Button size="small" className="mt-2" disabled={added} onClick={add}>
        {added ? 'Steps added' : 'Add these steps'}
      </Button>
    </div>
  );
};

interface PickedCardProps {
  readonly picked: Picked;
  /** What the task could be broken into; nothing where it has steps of its own. */
  readonly suggested: readonly { readonly title: string }[];
  readonly onAddSteps: () => void;
  /** What the person's memory says about it. */
  readonly memory?: ReactNode;
}

/** The one task, what to do first, and why this one. */
export const PickedCard = ({ picked, suggested, onAddSteps, memory }: PickedCardProps) => {
  const { task, firstStep, minutes, reasons } = picked;
  // As they were when the task was picked: once they are added, they stay in sight.
  const [steps] = useState(suggested);
  return (
    <div className="settle-in rounded-3xl border border-line bg-paper p-5 sm:p-6">
      <h3 className="text-2xl leading-snug font-semibold break-words text-balance">{task.title}</h3>
      {steps.length === 0 && (
        <p className="mt-3 text-lg break-words">
          <span className="text-muted">First: </span>
          {firstStep.title}
        </p>
      )}
      {minutes !== null && <FinishBy minutes={minutes} />}
      <ul aria-label="Why this one" className="mt-4 flex flex-wrap gap-2">
        {reasons.map((reason) => (
          <li key={reason} className="rounded-full bg-calm-soft px-4 py-1.5 break-words">
            {reason}
          </li>
        ))}
      </ul>
      {steps.length > 0 && <SuggestedSteps steps={steps} onAdd={onAddSteps} />}
      {memory}
    </div>
  );
};
