import { Check, Footprints, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Task, TaskStep } from '#domain/records/kinds/task.ts';
import { useHasChanged } from '#web/platform/use-has-changed.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface NowCardProps {
  readonly task: Task;
  readonly firstStep: TaskStep | null;
  readonly facts: ReactNode;
  readonly note: string | null;
  /** Something else already asks to be gone on with: the card steps back. */
  readonly quiet: boolean;
  readonly onStart: () => void;
  readonly onDone: () => void;
  /** Null where there is nothing else to show. */
  readonly onNotNow: (() => void) | null;
  readonly pickForMe?: ReactNode;
}

/** The one thing to do next. The only place in the app where the ember burns. */
export const NowCard = (props: NowCardProps) => {
  const { task, firstStep, facts, note, quiet, onStart, onDone, onNotNow, pickForMe } = props;
  // What the page opens with is there at once.
  const settles = useHasChanged(task.id);
  return (
    <section
      aria-labelledby="now-title"
      className="near-the-fire rounded-3xl border border-line bg-surface p-6 shadow-soft sm:p-10"
    >
      <p className="font-medium text-ember-ink">Now</p>
      <div aria-live="polite">
        <h2
          id="now-title"
          key={task.id}
          className={classNames(
            'mt-2 text-3xl leading-tight font-semibold text-balance break-words sm:text-4xl',
            settles && 'settle-in',
          )}
        >
          {task.title}
        </h2>
      </div>
      {firstStep !== null && (
        <p className="mt-4 flex items-start gap-2.5 text-xl">
          <Footprints aria-hidden="true" className="mt-1 size-5 shrink-0 text-calm" />
          <span className="min-w-0 break-words">
            <span className="text-muted">First: </span>
            {firstStep.title}
          </span>
        </p>
      )}
      {task.whenCue !== '' && (
        <p className="mt-3 max-w-prose text-lg text-muted">
          When {task.whenCue}, I will {task.thenAction}
        </p>
      )}
      {task.description !== '' && (
        <p className="mt-3 max-w-prose text-lg break-words whitespace-pre-line text-muted">
          {task.description}
        </p>
      )}
      {facts}
      {note !== null && <p className="mt-4 text-muted">{note}</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button className="max-sm:px-5!" kind={quiet ? 'quiet' : 'primary'} size="large" onClick={onStart}>
          <Play aria-hidden="true" />
          Start
        </Button>
        <Button size="large" className="max-sm:px-5!" onClick={onDone}>
          <Check aria-hidden="true" />
          Done
        </Button>
        {pickForMe}
        {onNotNow !== null && (
          <Button kind="plain" size="large" className="max-sm:px-5!" onClick={onNotNow}>
            Not now
          </Button>
        )}
      </div>
    </section>
  );
};
