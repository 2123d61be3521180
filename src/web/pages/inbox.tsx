import { ListChecks } from 'lucide-react';
import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import type { Task } from '#domain/records/kinds/task.ts';
import { EnergyChips } from '#web/features/energy/energy-chips.tsx';
import { RunningMark } from '#web/features/focus/running-mark.tsx';
import { useRunningTask } from '#web/features/focus/use-running-task.ts';
import { useStartFocus } from '#web/features/focus/use-start-focus.ts';
import { InboxSecondThought } from '#web/features/tasks/inbox-notice.tsx';
import { ListHeader } from '#web/features/tasks/list-header.tsx';
import { ListMenu } from '#web/features/tasks/list-menu.tsx';
import { QuickCapture } from '#web/features/tasks/quick-capture.tsx';
import { editTaskLoader, TaskDialogs } from '#web/features/tasks/task-dialogs.tsx';
import { TaskList } from '#web/features/tasks/task-list.tsx';
import { useEditing } from '#web/features/tasks/use-editing.ts';
import { useSortedTasks } from '#web/features/tasks/use-sorted-tasks.ts';
import { useTaskActions } from '#web/features/tasks/use-task-actions.ts';
import { useTaskRows } from '#web/features/tasks/use-task-rows.ts';
import { whenIdle } from '#web/platform/when-idle.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';

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

const runningMark = <RunningMark />;

const { preload: preloadSorting, Part: SortInbox } = createLazyPart(
  async () => (await import('#web/features/tasks/sort-inbox.tsx')).SortInbox,
);

export const Page = () => {
  const { userId } = useRecordStore();
  const { inbox } = useSortedTasks();
  const actions = useTaskActions();
  const facts = useTaskRows();
  const editing = useEditing();
  const [keys, setKeys] = useState(false);
  const [sorting, setSorting] = useState(false);
  const line = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const startFocus = useStartFocus();
  const start = useCallback((task: Task) => startFocus({ task }), [startFocus]);
  const running = useRunningTask();
  useEffect(() => {
    whenIdle(() => void preloadSorting().catch(() => undefined));
  }, []);
  return (
    <div data-wide className="-mt-3 sm:-mt-8">
      <ListHeader
        title="Inbox"
        capture={<QuickCapture userId={userId} actions={actions} ref={line} />}
        options={<ListMenu onKeys={() => setKeys(true)} />}
      />
      {!sorting && <InboxSecondThought />}
      {sorting ? (
        <SortInbox
          tasks={inbox}
          actions={actions}
          projects={facts.projects}
          usualOf={facts.usualOf}
          onClose={() => {
            setSorting(false);
            requestAnimationFrame(() => (button.current ?? line.current)?.focus({ preventScroll: true }));
          }}
        />
      ) : (
        <section aria-labelledby="waiting" className="mt-3">
          <div className="flex min-h-[44px] flex-wrap items-center gap-x-4">
            <h2 id="waiting" className="flex-1 text-lg font-semibold">
              Not sorted yet
            </h2>
            {inbox.length > 0 && (
              <Button ref={button} onClick={() => setSorting(true)}>
                <ListChecks aria-hidden="true" />
                Sort five
              </Button>
            )}
          </div>
          {inbox.length === 0 && (
            <p className="mt-1 text-lg text-muted">Your Inbox is empty. New tasks without a day land here.</p>
          )}
          <TaskList
            place="inbox"
            labelledBy="waiting"
            tasks={inbox}
            all={inbox}
            {...facts}
            actions={actions}
            marked={{ id: running, mark: runningMark }}
            onStart={start}
            onEdit={editing.edit}
            onAdd={() => line.current?.focus()}
            onKeys={() => setKeys(true)}
          />
        </section>
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
