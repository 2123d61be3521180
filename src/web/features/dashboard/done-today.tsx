import type { Task } from '#domain/records/kinds/task.ts';
import { dayOf } from '#web/platform/clock/clock.ts';

const mostDots = 12;

export const doneOn = (tasks: readonly Task[], day: string): readonly Task[] =>
  tasks.filter(
    (task) => task.state === 'done' && task.doneAt !== null && dayOf(new Date(task.doneAt)) === day,
  );

/** A light for each finished thing, and the same in words. */
export const DoneToday = ({ count }: { readonly count: number }) => (
  <div className="flex flex-wrap items-center gap-3">
    <p className="text-lg text-muted">
      {count === 0 ? 'Nothing done yet today. That’s fine.' : `${count} done today`}
    </p>
    {count > 0 && (
      <span aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: Math.min(count, mostDots) }, (_, index) => (
          <span key={index} className="size-3 rounded-full bg-calm" />
        ))}
      </span>
    )}
  </div>
);
