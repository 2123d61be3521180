import { Clock, Flag } from 'lucide-react';
import { energyLabels, energyLevels } from '#domain/records/kinds/energy.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import { clockWords, daySentence } from '#web/platform/clock/local-words.ts';
import { Flame } from '#web/ui/flame.tsx';

interface NowFactsProps {
  readonly task: Task;
  readonly now: Date;
  /** What the task usually takes, where that is known better than the estimate. */
  readonly minutes: number | null;
}

/** How long, until when on the clock, how much energy, and by which day. */
export const NowFacts = ({ task, now, minutes }: NowFactsProps) => {
  // A day that is over says nothing any more, so it is not brought up.
  const isAhead = task.dueOn !== null && task.dueOn >= dayOf(now);
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-lg text-muted">
      {minutes !== null && (
        <span className="inline-flex flex-wrap items-center gap-x-1.5">
          <Clock aria-hidden="true" className="size-[1em]" />
          <span>{minutes} min</span>
          <span aria-hidden="true">·</span>
          <span>Finish by {clockWords(new Date(now.getTime() + minutes * 60_000))}</span>
        </span>
      )}
      <span className="inline-flex items-center gap-1">
        <Flame level={energyLevels[task.energy]} className="size-[1.25em]!" />
        {energyLabels[task.energy]} energy
      </span>
      {task.dueOn !== null && isAhead && (
        <span className="inline-flex items-center gap-1.5">
          <Flag aria-hidden="true" className="size-[1em]" />
          By {daySentence(task.dueOn, dayOf(now))}
        </span>
      )}
    </p>
  );
};
