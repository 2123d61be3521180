import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { energyLabels } from '#domain/energy/energy.ts';
import { fits, inOrderOfFit, isLater } from '#domain/tasks/choose-task.ts';
import type { Task } from '#domain/tasks/task.ts';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { useTodayEnergy } from '#web/features/energy/use-today-energy.ts';
import { DoneTaskItem, TaskItem } from '#web/features/tasks/task-item.tsx';
import { tasksQuery } from '#web/features/tasks/task-queries.ts';
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts';
import { TasksPending } from '#web/features/tasks/tasks-pending.tsx';
import { useConnection } from '#web/platform/connection-context.ts';
import { today } from '#web/platform/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

const count = (number: number): string => (number === 1 ? '1 task' : `${number} tasks`);

const Today = ({ tasks }: { readonly tasks: readonly Task[] }) => {
  const [energy, chooseEnergy] = useTodayEnergy();
  const [all, setAll] = useState(false);
  const actions = useTaskActions();
  const open = inOrderOfFit(tasks, energy).filter((task) => !isLater(task, today()));
  const fitting = open.filter((task) => fits(task, energy));
  const shown = all ? open : fitting;
  const hidden = open.length - fitting.length;

  return (
    <section aria-labelledby="today" className="mt-8">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="text-lg text-muted">Energy right now</p>
        <EnergyChips
          label="Energy right now"
          value={energy}
          onChange={(next) => {
            chooseEnergy(next);
            setAll(false);
          }}
        />
      </div>
      <h2 id="today" className="mt-10 text-xl font-semibold">
        Today
      </h2>
      {open.length === 0 && (
        <p className="mt-3 text-lg text-muted">
          Nothing is waiting. Add something small when you feel like it.
        </p>
      )}
      {open.length > 0 && shown.length === 0 && energy !== null && (
        <p className="mt-3 text-lg text-muted">
          Nothing here fits {energyLabels[energy].toLowerCase()} energy. Resting is a good choice too.
        </p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {shown.map((task) => (
          <TaskItem key={task.id} task={task} actions={actions} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button className="mt-4" aria-pressed={all} onClick={() => setAll(!all)}>
          {all ? 'Show only what fits' : `See all, ${hidden} more`}
        </Button>
      )}
    </section>
  );
};

interface FoldedProps {
  readonly name: string;
  readonly count: number;
  readonly children: ReactNode;
}

const Folded = ({ name, count: number, children }: FoldedProps) => (
  <details className="group mt-12 border-t border-line pt-4">
    <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-full pr-4 text-xl font-semibold">
      <ChevronDown
        aria-hidden="true"
        className="size-5 -rotate-90 transition-transform group-open:rotate-0"
      />
      {name}
      <span className="text-base font-normal text-muted">{count(number)}</span>
    </summary>
    {children}
  </details>
);

const Later = ({ tasks }: { readonly tasks: readonly Task[] }) => {
  const actions = useTaskActions();
  if (tasks.length === 0) return null;
  return (
    <Folded name="Later" count={tasks.length}>
      <ul className="mt-2 divide-y divide-line">
        {tasks
          .toSorted((a, b) => (a.doOn ?? '').localeCompare(b.doOn ?? ''))
          .map((task) => (
            <TaskItem key={task.id} task={task} actions={actions} />
          ))}
      </ul>
    </Folded>
  );
};

const Done = ({ tasks }: { readonly tasks: readonly Task[] }) => {
  const actions = useTaskActions();
  if (tasks.length === 0) return null;
  return (
    <Folded name="Done" count={tasks.length}>
      <ul className="mt-2">
        {tasks.map((task) => (
          <DoneTaskItem key={task.id} task={task} actions={actions} />
        ))}
      </ul>
    </Folded>
  );
};

export const Page = () => {
  const { backend } = useConnection();
  const tasks = useQuery(tasksQuery(backend));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <PageHeading>Tasks</PageHeading>
        <Button asChild kind="primary">
          <Link to="/add-task">
            <Plus aria-hidden="true" />
            Add Task
          </Link>
        </Button>
      </div>
      {tasks.data && (
        <>
          <Today tasks={tasks.data} />
          <Later tasks={tasks.data.filter((task) => task.doneAt === null && isLater(task, today()))} />
          <Done tasks={tasks.data.filter((task) => task.doneAt !== null)} />
        </>
      )}
      {!tasks.data && <TasksPending fetching={tasks.isFetching} onRetry={() => void tasks.refetch()} />}
    </>
  );
};
