import { type ReactNode, useState } from 'react';
import { nowAndNext } from '#domain/dashboard/now-and-next.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { startedTasks } from '#domain/focus/started-tasks.ts';
import { firstOpenStep } from '#domain/projects/project-view.ts';
import { taskFitsEnergy } from '#domain/tasks/choose-task.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { AfterThat } from '#web/features/dashboard/after-that.tsx';
import { DashboardLinks } from '#web/features/dashboard/dashboard-links.tsx';
import { doneOn, DoneToday } from '#web/features/dashboard/done-today.tsx';
import { NextCommitmentLine } from '#web/features/dashboard/next-commitment-line.tsx';
import { NothingNow } from '#web/features/dashboard/nothing-now.tsx';
import { NowCard } from '#web/features/dashboard/now-card.tsx';
import { NowFacts } from '#web/features/dashboard/now-facts.tsx';
import { RecentFocus } from '#web/features/dashboard/recent-focus.tsx';
import { useMinute } from '#web/platform/clock/use-minute.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import { useRecords } from '#web/services/records/use-records.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

interface DashboardProps {
  readonly energy: Energy | null;
  readonly onStart: (task: Task) => void;
  readonly onDone: (task: Task) => void;
  /** How long a task usually takes; its own estimate where nothing is known. */
  readonly minutesOf: (task: Task) => number | null;
  /** The energy and mood chips. */
  readonly feelings: ReactNode;
  readonly pickForMe: ReactNode;
  /** What is folded away below. */
  readonly more: ReactNode;
}

const noteFor = (task: Task, energy: Energy | null, started: readonly string[]): string | null => {
  if (started.includes(task.id)) return 'You’ve already started this one.';
  return taskFitsEnergy(task, energy)
    ? null
    : 'Nothing on your list needs that little energy. This is the easiest one.';
};

/** One thing now, at most two after it, what was done; everything else is folded. */
export const Dashboard = (props: DashboardProps) => {
  const { energy, onStart, onDone, minutesOf, feelings, pickForMe, more } = props;
  const tasks = useRecords('tasks');
  const steps = useRecords('taskSteps');
  const sessions = useRecords('focusSessions');
  const events = useRecords('calendarEvents');
  const calendars = useRecords('otherCalendars');
  const moment = useMinute();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const day = dayOf(moment);
  const { now, next, hasOther } = nowAndNext(tasks, {
    today: day,
    energy,
    skipped,
    started: startedTasks(sessions),
  });
  const done = doneOn(tasks, day).length;
  return (
    <div className="space-y-6 sm:space-y-10">
      {feelings}
      {now === null ? (
        <NothingNow finished={tasks.some((task) => task.state !== 'inbox')} />
      ) : (
        <NowCard
          task={now}
          firstStep={firstOpenStep(now.id, steps)}
          facts={<NowFacts task={now} now={moment} minutes={minutesOf(now)} />}
          note={noteFor(now, energy, startedTasks(sessions))}
          quiet={sessions.some((session) => session.phase !== 'ended')}
          onStart={() => onStart(now)}
          onDone={() => onDone(now)}
          onNotNow={hasOther ? () => setSkipped([...skipped, now.id]) : null}
          pickForMe={pickForMe}
        />
      )}
      <NextCommitmentLine
        tasks={tasks.filter((task) => task.id !== now?.id)}
        events={events}
        calendars={calendars}
        now={moment}
      />
      <AfterThat tasks={next} onDone={onDone} />
      <div className="space-y-2">
        {tasks.length > 0 && <DoneToday count={done} />}
        <DashboardLinks />
      </div>
      <Disclosure name="Everything else">
        {() => (
          <div className="mt-4 space-y-8">
            {more}
            <RecentFocus sessions={sessions} tasks={tasks} now={moment} />
          </div>
        )}
      </Disclosure>
    </div>
  );
};
