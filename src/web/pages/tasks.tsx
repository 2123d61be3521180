import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { compactFrom } from '#domain/appearance/density.ts';
import type { Day } from '#domain/calendar/day.ts';
import { taskFitsEnergy } from '#domain/tasks/choose-task.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { EnergyGuessHint } from '#web/features/energy/energy-guess-hint.tsx';
import { useEnergyGuess } from '#web/features/energy/use-energy-guess.ts';
import { useTodayEnergy } from '#web/features/energy/use-today-energy.ts';
import { useRunningTask } from '#web/features/focus/use-running-task.ts';
import { useStartFocus } from '#web/features/focus/use-start-focus.ts';
import { SuggestionHint } from '#web/features/memory/uses/suggestion-hint.tsx';
import { PickMemory } from '#web/features/memory/uses/task-memory.tsx';
import { PickForMe } from '#web/features/pick/pick-for-me.tsx';
import { LifetimeLine } from '#web/features/rest-days/lifetime-line.tsx';
import { DoneList } from '#web/features/tasks/done-list.tsx';
import { InboxNotice } from '#web/features/tasks/inbox-notice.tsx';
import { ListHeader } from '#web/features/tasks/list-header.tsx';
import { ListMenu } from '#web/features/tasks/list-menu.tsx';
import { NothingToday } from '#web/features/tasks/nothing-today.tsx';
import { QuickCapture } from '#web/features/tasks/quick-capture.tsx';
import { editTaskLoader, TaskDialogs } from '#web/features/tasks/task-dialogs.tsx';
import { TaskList } from '#web/features/tasks/task-list.tsx';
import { useEditing } from '#web/features/tasks/use-editing.ts';
import { useSortedTasks } from '#web/features/tasks/use-sorted-tasks.ts';
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts';
import { useTaskRows } from '#web/features/tasks/use-task-rows.ts';
import { useToday } from '#web/platform/clock/use-today.ts';
import { useMediaQuery } from '#web/platform/use-media-query.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';
import { dayWords } from '#web/platform/clock/local-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';

const count = (number: number): string => (number === 1 ? '1 task' : `${number} tasks`);

const loadEditTask = editTaskLoader(async () => {
  const [{ BreakdownPanel }, { TaskEnergyHint }, { BreakdownMemory }, { BreakdownModel }] = await Promise.all(
    [
      import('#web/features/breakdown/breakdown-panel.tsx'),
      import('#web/features/energy/task-energy-hint.tsx'),
      import('#web/features/memory/uses/task-memory.tsx'),
      import('#web/features/assistant/personal/breakdown-model.tsx'),
    ],
  );
  const Breakdown = (props: ComponentProps<typeof BreakdownPanel>) => (
    <BreakdownPanel {...props} Memory={BreakdownMemory} Model={BreakdownModel} />
  );
  return { Breakdown, EnergyHint: TaskEnergyHint };
});

// One for all drawings: a row is drawn again only when something in it changes.
const loadMark = async () => (await import('#web/features/focus/running-mark.tsx')).RunningMark;
const runningMark = <LazyPart need={1} load={loadMark} props={{}} />;

const archivedLook =
  'inline-flex min-h-[44px] items-center text-muted underline underline-offset-4 hover:text-ink';

const waitsUntil = (task: Task, today: Day): string =>
  task.state === 'someday' || task.doOn === null ? 'Someday' : dayWords(task.doOn, today);

export const Page = () => {
  const { userId } = useRecordStore();
  const lists = useSortedTasks();
  const today = useToday();
  const actions = useTaskActions();
  const facts = useTaskRows();
  const [energy, chooseEnergy] = useTodayEnergy();
  const [all, setAll] = useState(false);
  const [keys, setKeys] = useState(false);
  const editing = useEditing();
  const line = useRef<HTMLInputElement>(null);
  const add = useCallback(() => line.current?.focus(), []);
  const isWide = useMediaQuery(`(width >= ${compactFrom}px)`);

  const open = lists.today;
  const fitting = useMemo(() => open.filter((task) => taskFitsEnergy(task, energy)), [open, energy]);
  const shown = all ? open : fitting;
  const hidden = open.length - fitting.length;
  const canPick = open.length + lists.inbox.length > 0;
  const startFocus = useStartFocus();
  const start = useCallback((task: Task) => startFocus({ task }), [startFocus]);
  const running = useRunningTask();
  const guess = useEnergyGuess();
  // From the gateway: somebody asked for one thing before seeing all of them.
  const [search, setSearch] = useSearchParams();
  const asked = search.has('pick');
  const [picks] = useState(asked && canPick);
  useEffect(() => {
    if (asked && !picks) add();
  }, [asked, picks, add]);
  const showKeys = useCallback(() => setKeys(true), []);
  const marked = { id: running, mark: runningMark };
  const rows = {
    ...facts,
    actions,
    marked,
    onStart: start,
    onEdit: editing.edit,
    onAdd: add,
    onKeys: showKeys,
  };

  const energyChips = (
    <EnergyChips
      label="Energy right now"
      iconsOnly={isWide}
      value={energy}
      onChange={(next) => {
        chooseEnergy(next);
        setAll(false);
      }}
    />
  );
  const pick = canPick && (
    <PickForMe
      energy={energy}
      onEnergy={chooseEnergy}
      profileGuess={guess}
      EnergyChoice={EnergyChips}
      Memory={PickMemory}
      startsOpen={picks}
      onClose={() => setSearch({}, { replace: true })}
      onStart={start}
    />
  );
  return (
    <div data-wide className="-mt-3 sm:-mt-8">
      <ListHeader
        title="Tasks"
        capture={<QuickCapture userId={userId} actions={actions} ref={line} />}
        options={<ListMenu energy={isWide ? null : energyChips} onKeys={showKeys} />}
      >
        {isWide && energyChips}
        {isWide && pick}
      </ListHeader>
      <InboxNotice />
      <section aria-labelledby="today" className="mt-3">
        <div className="flex min-h-[44px] flex-wrap items-center justify-end gap-x-4">
          <h2 id="today" className="flex-1 text-lg font-semibold">
            Today
          </h2>
          <div className="text-sm max-sm:hidden">
            <EnergyGuessHint />
          </div>
          {hidden > 0 && (
            <Button kind="plain" size="small" aria-pressed={all} onClick={() => setAll(!all)}>
              {all ? 'Show what fits' : `Show ${hidden} more`}
            </Button>
          )}
          {!isWide && pick}
        </div>
        {shown.length === 0 && (
          <NothingToday
            energy={open.length === 0 ? null : energy}
            asked={asked}
            inbox={lists.inbox.length}
            isNew={lists.later.length + lists.inbox.length === 0}
          />
        )}
        <TaskList labelledBy="today" tasks={shown} all={open} {...rows} />
        <SuggestionHint places={['task', 'typed']} className="mt-2" />
      </section>
      {lists.inbox.length > 0 && (
        <Disclosure
          className="mt-8"
          headingId="inbox"
          name="Inbox"
          hint={count(lists.inbox.length)}
          startsOpen={open.length === 0}
        >
          {() => (
            <>
              <Button asChild kind="plain" size="small" className="-ml-3.5">
                <Link to="/inbox">Open the Inbox and sort five</Link>
              </Button>
              <TaskList place="inbox" labelledBy="inbox" tasks={lists.inbox} all={lists.inbox} {...rows} />
            </>
          )}
        </Disclosure>
      )}
      {lists.later.length > 0 && (
        <Disclosure className="mt-8" headingId="later" name="Later" hint={count(lists.later.length)}>
          {() => (
            <TaskList
              place="later"
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
        <Disclosure className="mt-8" headingId="done" name="Done" hint={`${count(lists.done.length)} so far`}>
          {() => (
            <>
              <LifetimeLine className="mt-2 text-muted" />
              <DoneList label="Done" tasks={lists.done} actions={actions} />
            </>
          )}
        </Disclosure>
      )}
      {lists.dropped.length > 0 && (
        <Disclosure className="mt-8" headingId="let-go" name="Let go" hint={count(lists.dropped.length)}>
          {() => <DoneList label="Let go" tasks={lists.dropped} actions={actions} />}
        </Disclosure>
      )}
      {lists.archived.length > 0 && (
        <p className="mt-8">
          <Link to="/data-archival#archive" className={archivedLook}>
            {count(lists.archived.length)} archived
          </Link>
        </p>
      )}
      <TaskDialogs
        editing={editing}
        loadEditTask={loadEditTask}
        actions={actions}
        EnergyChoice={EnergyChips}
        keys={keys}
        onCloseKeys={() => setKeys(false)}
      />
    </div>
  );
};
