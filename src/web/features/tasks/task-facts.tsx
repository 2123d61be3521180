import { CalendarDays, Clock, Flag } from 'lucide-react';
import { dayInWords } from '#domain/capture/day-in-words.ts';
import { energyLabels, energyLevels } from '#domain/energy/energy.ts';
import type { Task } from '#domain/tasks/task.ts';
import { today } from '#web/platform/clock.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Flame } from '#web/ui/flame.tsx';

interface TaskFactsProps {
  readonly task: Pick<Task, 'estimatedMinutes' | 'energy' | 'doOn' | 'dueOn' | 'project'>;
  readonly className?: string;
}

/** Minutes and energy, as a shape and as words. */
export const TaskFacts = ({ task, className }: TaskFactsProps) => (
  <p className={classNames('flex flex-wrap items-center gap-x-4 gap-y-1 text-muted', className)}>
    {task.estimatedMinutes !== null && (
      <span className="inline-flex items-center gap-1.5">
        <Clock aria-hidden="true" className="size-[1em]" />
        {task.estimatedMinutes} min
      </span>
    )}
    <span className="inline-flex items-center gap-1">
      <Flame level={energyLevels[task.energy]} className="size-[1.25em]!" />
      {energyLabels[task.energy]} energy
    </span>
    {task.doOn !== null && task.doOn > today() && (
      <span className="inline-flex items-center gap-1.5">
        <CalendarDays aria-hidden="true" className="size-[1em]" />
        {dayInWords(task.doOn, today())}
      </span>
    )}
    {task.dueOn !== null && (
      <span className="inline-flex items-center gap-1.5">
        <Flag aria-hidden="true" className="size-[1em]" />
        By {dayInWords(task.dueOn, today())}
      </span>
    )}
    {task.project !== null && <span>#{task.project}</span>}
  </p>
);
