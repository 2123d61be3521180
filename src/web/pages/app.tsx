import { Link } from 'react-router';
import { fits, inOrderOfFit, isLater } from '#domain/tasks/choose-task.ts';
import type { Task } from '#domain/tasks/task.ts';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { MoodRow } from '#web/features/energy/mood-row.tsx';
import { useTodayEnergy } from '#web/features/energy/use-today-energy.ts';
import { DoneToday, doneToday } from '#web/features/tasks/done-today.tsx';
import { NowCard } from '#web/features/tasks/now-card.tsx';
import { TaskItem } from '#web/features/tasks/task-item.tsx';
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts';
import { today } from '#web/platform/clock.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';
import { Fire } from '#web/ui/fire.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

// One now and two after it: at most three things ask for attention.
const afterNow = 2;

const Empty = ({ finished }: { readonly finished: boolean }) => (
  <section className="flex overflow-hidden flex-col items-center rounded-3xl border border-line bg-surface p-8 text-center sm:p-10">
    <Fire level={finished ? 2 : 1} className="mb-6 w-32" />
    <h2 className="text-2xl font-semibold">{finished ? 'All done for now' : 'One small thing is enough'}</h2>
    <p className="mt-3 max-w-md text-lg text-muted">
      {finished
        ? 'Nothing is waiting. Rest counts too.'
        : 'Write down something that takes five minutes. Say how much energy it needs, and Kindling brings it up when there is that much.'}
    </p>
    <Button asChild kind="primary" size="large" className="mt-7">
      <Link to="/add-task">{finished ? 'Add a task' : 'Add your first task'}</Link>
    </Button>
  </section>
);

const Dashboard = ({ tasks }: { readonly tasks: readonly Task[] }) => {
  const [energy, chooseEnergy] = useTodayEnergy();
  const actions = useTaskActions();
  const [now, ...others] = inOrderOfFit(tasks, energy).filter((task) => !isLater(task, today()));
  const next = others.filter((task) => fits(task, energy)).slice(0, afterNow);
  return (
    <div className="mt-8 space-y-12">
      {now === undefined ? (
        <Empty finished={tasks.length > 0} />
      ) : (
        <>
          <div>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <p className="text-lg text-muted">Energy right now</p>
              <EnergyChips label="Energy right now" value={energy} onChange={chooseEnergy} />
            </div>
            <div className="mt-2">
              <MoodRow />
            </div>
          </div>
          <NowCard
            task={now}
            note={
              fits(now, energy) ? null : 'Nothing on the list asks for so little. This is the gentlest one.'
            }
            onDone={() => actions.complete(now)}
          />
        </>
      )}
      {next.length > 0 && (
        <section aria-labelledby="after-that">
          <h2 id="after-that" className="text-xl font-semibold">
            After that
          </h2>
          <ul className="mt-2 divide-y divide-line">
            {next.map((task) => (
              <TaskItem key={task.id} task={task} actions={actions} />
            ))}
          </ul>
        </section>
      )}
      {tasks.length > 0 && <DoneToday count={doneToday(tasks).length} />}
    </div>
  );
};

export const Page = () => (
  <>
    <PageHeading>One thing at a time</PageHeading>
    <Dashboard tasks={useRecords('tasks')} />
  </>
);
