import { Keyboard, Plus } from 'lucide-react';
import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Day } from '#domain/calendar/day.ts';
import { dayInWords } from '#domain/calendar/day-in-words.ts';
import { energyLabels } from '#domain/records/kinds/energy.ts';
import { taskFitsEnergy } from '#domain/tasks/choose-task.ts';
import { countSteps } from '#domain/tasks/step-counts.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { EnergyGuessHint } from '#web/features/energy/energy-guess-hint.tsx';
import { useEnergyGuess } from '#web/features/energy/use-energy-guess.ts';
import { useTodayEnergy } from '#web/features/energy/use-today-energy.ts';
import { useRunningTask } from '#web/features/focus/use-running-task.ts';
import { useStartFocus } from '#web/features/focus/use-start-focus.ts';
import { PickForMe } from '#web/features/pick/pick-for-me.tsx';
import { LifetimeLine } from '#web/features/rest-days/lifetime-line.tsx';
import { DoneList } from '#web/features/tasks/done-list.tsx';
import { InboxList } from '#web/features/tasks/inbox-list.tsx';
import { QuickCapture } from '#web/features/tasks/quick-capture.tsx';
import { TaskList } from '#web/features/tasks/task-list.tsx';
import { useEditing } from '#web/features/tasks/use-editing.ts';
import { useSortedTasks } from '#web/features/tasks/use-sorted-tasks.ts';
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts';
import { useUsualMinutes } from '#web/features/tasks/use-usual-minutes.ts';
import { loadOnce } from '#web/platform/load-once.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

const count = (number: number): string => (number === 1 ? '1 task' : `${number} tasks`);

// Fetched once the list is there: nobody edits before they have looked.
const loadEditTask = loadOnce(async () => {
  const [{ EditTask }, { BreakdownPanel }, { TaskEnergyHint }] = await Promise.all([
    import('#web/features/tasks/edit-task.tsx'),
    import('#web/features/breakdown/breakdown-panel.tsx'),
    import('#web/features/energy/task-energy-hint.tsx'),
  ]);
  return (props: Omit<ComponentProps<typeof EditTask>, 'Breakdown' | 'EnergyHint'>) => (
    <EditTask {...props} Breakdown={BreakdownPanel} EnergyHint={TaskEnergyHint} />
  );
});
const loadKeysDialog = async () => (await import('#web/features/tasks/keys-dialog.tsx')).KeysDialog;

// One for all drawings: a row is drawn again only when something in it changes.
const loadMark = async () => (await import('#web/features/focus/running-mark.tsx')).RunningMark;
const runningMark = <LazyPart need={1} load={loadMark} props={{}} />;

const waitsUntil = (task: Task, today: Day): string =>
  task.state === 'someday' || task.doOn === null ? 'Someday' : dayInWords(task.doOn, today);

export const Page = () => {
  const { userId } = useRecordStore();
  const lists = useSortedTasks();
  const today = useToday();
  const projectRecords = useRecords('projects');
  const stepRecords = useRecords('taskSteps');
  const projects = useMemo(() => new Map(projectRecords.map(({ id, name }) => [id, name])), [projectRecords]);
  const steps = useMemo(() => countSteps(stepRecords), [stepRecords]);
  const actions = useTaskActions();
  const [energy, chooseEnergy] = useTodayEnergy();
  const [all, setAll] = useState(false);
  const [keys, setKeys] = useState(false);
  const { editing, edit, close } = useEditing();
  const line = useRef<HTMLInputElement>(null);
  const add = useCallback(() => line.current?.focus(), []);

  const open = lists.today;
  const fitting = useMemo(() => open.filter((task) => taskFitsEnergy(task, energy)), [open, energy]);
  const shown = all ? open : fitting;
  const hidden = open.length - fitting.length;
  const usualOf = useUsualMinutes();
  const startFocus = useStartFocus();
  const start = useCallback((task: Task) => startFocus({ task }), [startFocus]);
  const running = useRunningTask();
  const guess = useEnergyGuess();
  // From the gateway: somebody asked for one thing before seeing all of them.
  const [search, setSearch] = useSearchParams();
  const asked = search.has('pick');
  const [picks] = useState(asked && open.length > 0);
  useEffect(() => {
    if (asked && !picks) add();
  }, [asked, picks, add]);
  useEffect(() => {
    whenIdle(() => void Promise.allSettled([loadEditTask(), loadKeysDialog()]));
  }, []);
  const rows = {
    projects,
    steps,
    usualOf,
    actions,
    marked: { id: running, mark: runningMark },
    onStart: start,
    onEdit: edit,
    onAdd: add,
    onKeys: () => setKeys(true),
  };

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
      <div className="mt-6">
        <QuickCapture userId={userId} actions={actions} ref={line} />
      </div>
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
          <EnergyGuessHint />
          {open.length > 0 && (
            <PickForMe
              energy={energy}
              onEnergy={chooseEnergy}
              profileGuess={guess}
              EnergyChoice={EnergyChips}
              startsOpen={picks}
              onClose={() => setSearch({}, { replace: true })}
              onStart={start}
            />
          )}
        </div>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-2">
          <h2 id="today" className="text-xl font-semibold">
            Today
          </h2>
          <div className="flex flex-wrap">
            <Button asChild kind="plain" size="small">
              <Link to="/project-plan">Projects</Link>
            </Button>
            {shown.length > 0 && (
              <Button kind="plain" size="small" className="max-sm:hidden" onClick={() => setKeys(true)}>
                <Keyboard aria-hidden="true" />
                Keys
              </Button>
            )}
          </div>
        </div>
        {open.length === 0 && (
          <p className="mt-3 text-lg text-muted">
            {asked
              ? 'Nothing is on the list yet. Write down one small thing, and that is the one.'
              : 'Nothing is waiting. Add something small when you feel like it.'}
          </p>
        )}
        {open.length === 0 && lists.later.length === 0 && (
          <Button asChild kind="plain" className="mt-2 -ml-5">
            <Link to="/documentation-migration">Bring a list from another app</Link>
          </Button>
        )}
        {open.length > 0 && shown.length === 0 && energy !== null && (
          <p className="mt-3 text-lg text-muted">
            Nothing here fits {energyLabels[energy].toLowerCase()} energy. Resting is a good choice too.
          </p>
        )}
        <TaskList labelledBy="today" tasks={shown} all={open} {...rows} />
        {hidden > 0 && (
          <Button className="mt-4" aria-pressed={all} onClick={() => setAll(!all)}>
            {all ? 'Show only what fits' : `See all, ${hidden} more`}
          </Button>
        )}
      </section>
      {lists.inbox.length > 0 && (
        <section aria-labelledby="inbox" className="mt-12 border-t border-line pt-4">
          <h2 id="inbox" className="text-xl font-semibold">
            Inbox
          </h2>
          <p className="mt-1 text-muted">Thoughts you parked. They can wait here as long as they like.</p>
          <InboxList labelledBy="inbox" tasks={lists.inbox} actions={actions} />
        </section>
      )}
      {lists.later.length > 0 && (
        <Disclosure className="mt-12" headingId="later" name="Later" hint={count(lists.later.length)}>
          {() => (
            <TaskList
              later
              labelledBy="later"
              tasks={lists.later}
              all={lists.later}
              headingOf={(task) => waitsUntil(task, today)}
              {...rows}
            />
          )}
        </Disclosure>
      )}
      {lists.done.length > 0 && (
        <Disclosure
          className="mt-12"
          headingId="done"
          name="Done"
          hint={`${count(lists.done.length)} so far`}
        >
          {() => (
            <>
              <LifetimeLine className="mt-2 text-muted" />
              <DoneList label="Done" tasks={lists.done} actions={actions} />
            </>
          )}
        </Disclosure>
      )}
      {lists.dropped.length > 0 && (
        <Disclosure className="mt-12" headingId="let-go" name="Let go" hint={count(lists.dropped.length)}>
          {() => <DoneList label="Let go" tasks={lists.dropped} actions={actions} />}
        </Disclosure>
      )}
      {editing !== null && (
        <LazyPart
          key={editing.task.id}
          need={1}
          load={loadEditTask}
          props={{
            task: editing.task,
            part: editing.part,
            actions,
            onClose: close,
            EnergyChoice: EnergyChips,
          }}
        />
      )}
      <LazyPart
        need={Number(keys)}
        load={loadKeysDialog}
        props={{ open: keys, onClose: () => setKeys(false) }}
      />
    </>
  );
};
