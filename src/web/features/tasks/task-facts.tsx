import { CalendarDays, Clock, Flag, History, ListChecks, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Day } from '#domain/calendar/day.ts';
import { energyLabels, energyLevels } from '#domain/records/kinds/energy.ts';
import { usualInWords } from '#domain/estimates/usual-minutes.ts';
import { repeatInWords } from '#domain/recurrence/rule-in-words.ts';
import { sinceWords } from '#domain/tasks/task-days.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { daySentence, dayWords, timeWords } from '#web/platform/clock/local-words.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Flame } from '#web/ui/flame.tsx';

interface FactProps {
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const Fact = ({ icon, className, children }: FactProps) => (
  <span
    className={classNames('inline-flex items-center gap-1.5 [&_svg]:size-[1em] [&_svg]:shrink-0', className)}
  >
    {icon}
    {children}
  </span>
);

/** A day that has passed is a fact or no longer worth a word; it is never late. */
const dayFact = (task: Pick<Task, 'doOn' | 'state'>, today: Day): string | null => {
  if (task.state === 'someday') return 'Someday';
  if (task.doOn === null) return null;
  return task.doOn > today ? dayWords(task.doOn, today) : sinceWords(task.doOn, today);
};

/** The time stands with the day it belongs to; of today's it is all there is to say. */
const whenFact = (task: Pick<Task, 'doOn' | 'doAt' | 'doUntil' | 'state'>, today: Day): string | null => {
  const day = dayFact(task, today);
  if (task.doOn === null || task.doAt === null || task.state === 'someday') return day;
  const time = timeWords(task.doAt, task.doUntil);
  return day === null ? time : `${day}, ${time}`;
};

/** By Friday, and by which time where no day is planned. */
const dueFact = (task: Pick<Task, 'doOn' | 'doAt' | 'dueOn'>, today: Day): string | null => {
  if (task.dueOn === null) return null;
  const day = `By ${daySentence(task.dueOn, today)}`;
  return task.doOn === null && task.doAt !== null ? `${day}, ${timeWords(task.doAt)}` : day;
};

const narrowLine =
  'max-sm:overflow-hidden max-sm:text-sm max-sm:leading-snug max-sm:whitespace-nowrap max-sm:[mask-image:linear-gradient(to_right,#000_85%,transparent)] [&>*]:shrink-0';

/** As many lines as it takes; below the title in a list, one line on a phone; beside the title, one line everywhere. */
const looks = {
  free: 'flex-wrap gap-y-0.5',
  below: `gap-y-0.5 sm:flex-wrap ${narrowLine}`,
  beside: `overflow-hidden text-sm whitespace-nowrap sm:max-w-[55%] sm:shrink-0 sm:justify-end ${narrowLine}`,
} as const;

// Where there is little room, energy is a shape for the eye and a word for the ear.
const energyWords = { free: undefined, below: 'max-sm:sr-only', beside: 'sr-only' } as const;
// Behind the facts that only some tasks have, so that these two stand below each other.
const last = { free: undefined, below: undefined, beside: 'sm:order-last' } as const;

interface TaskFactsProps {
  readonly task: Pick<
    Task,
    'estimatedMinutes' | 'energy' | 'doOn' | 'doAt' | 'doUntil' | 'dueOn' | 'state' | 'repeatRule'
  >;
  /** The name of its project. */
  readonly project?: string | undefined;
  /** In minutes, where enough is known. */
  readonly usual?: number | null;
  readonly steps?: { readonly done: number; readonly all: number } | undefined;
  readonly id?: string;
  readonly look?: keyof typeof looks;
  readonly className?: string;
}

/** Minutes and energy, as a shape and as words, and whatever else is known. */
export const TaskFacts = (props: TaskFactsProps) => {
  const { task, project, usual = null, steps, id, look = 'free', className } = props;
  const today = useToday();
  const when = whenFact(task, today);
  const due = dueFact(task, today);
  const repeats = repeatInWords(task.repeatRule);
  return (
    <p
      id={id}
      className={classNames('flex items-center gap-x-3 text-muted sm:gap-x-4', looks[look], className)}
    >
      {task.estimatedMinutes !== null && (
        <Fact icon={<Clock aria-hidden="true" />} className={last[look]}>
          {task.estimatedMinutes} min
        </Fact>
      )}
      {usual !== null && <Fact icon={<History aria-hidden="true" />}>{usualInWords(usual)}</Fact>}
      <span
        title={`${energyLabels[task.energy]} energy`}
        className={classNames('inline-flex items-center gap-1', last[look])}
      >
        <Flame level={energyLevels[task.energy]} className="size-[1.25em]!" />
        <span className={energyWords[look]}>{energyLabels[task.energy]} energy</span>
      </span>
      {steps !== undefined && steps.all > 0 && (
        <Fact icon={<ListChecks aria-hidden="true" />}>
          {steps.done} of {steps.all} {steps.all === 1 ? 'step' : 'steps'}
        </Fact>
      )}
      {when !== null && <Fact icon={<CalendarDays aria-hidden="true" />}>{when}</Fact>}
      {due !== null && <Fact icon={<Flag aria-hidden="true" />}>{due}</Fact>}
      {repeats !== null && <Fact icon={<Repeat aria-hidden="true" />}>{repeats}</Fact>}
      {project !== undefined && <span className="break-words">#{project}</span>}
    </p>
  );
};
