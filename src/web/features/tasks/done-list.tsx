import { Archive, Check, Leaf, Undo2 } from 'lucide-react';
import { memo, useRef } from 'react';
import type { Task } from '#domain/records/kinds/task.ts';
import { focusNeighbour } from '#web/features/tasks/focus-neighbour.ts';
import { useVirtualRows } from '#web/features/tasks/use-virtual-rows.ts';
import type { TaskActions } from '#web/features/tasks/use-task-actions.ts';
import { Button } from '#web/ui/button.tsx';

interface DoneRowProps {
  readonly task: Task;
  readonly actions: TaskActions;
}

const DoneRow = memo(({ task, actions }: DoneRowProps) => (
  <div className="flex min-h-[44px] items-center gap-1">
    <span className="grid size-11 shrink-0 place-items-center -ml-2">
      <span className="grid size-7 place-items-center rounded-full bg-calm-soft text-calm">
        {task.state === 'done' ? (
          <Check aria-hidden="true" className="size-4" strokeWidth={3} />
        ) : (
          <Leaf aria-hidden="true" className="size-4" />
        )}
      </span>
    </span>
    <p className="min-w-0 flex-1 break-words text-muted">{task.title}</p>
    <Button
      kind="plain"
      size="icon"
      aria-label={`Put “${task.title}” back`}
      onClick={(event) => {
        focusNeighbour(event.currentTarget);
        actions.reopen(task);
      }}
    >
      <Undo2 aria-hidden="true" />
    </Button>
    <Button
      kind="plain"
      size="icon"
      aria-label={`Archive “${task.title}”`}
      onClick={(event) => {
        focusNeighbour(event.currentTarget);
        actions.archive(task);
      }}
    >
      <Archive aria-hidden="true" />
    </Button>
  </div>
));

const rowHeight = 44;

interface DoneListProps {
  readonly label: string;
  readonly tasks: readonly Task[];
  readonly actions: TaskActions;
}

/** What is over, newest first; each can come back or be put away. */
export const DoneList = ({ label, tasks, actions }: DoneListProps) => {
  const list = useRef<HTMLUListElement>(null);
  const { rows, windowed, listStyle, measure } = useVirtualRows(list, tasks, -1, rowHeight);
  return (
    <ul ref={list} aria-label={label} style={listStyle} className="mt-2">
      {rows.map(({ index, style }) => {
        const task = tasks[index];
        return (
          task && (
            <li
              key={task.id}
              ref={measure}
              data-index={index}
              style={style}
              {...(windowed ? { 'aria-setsize': tasks.length, 'aria-posinset': index + 1 } : {})}
            >
              <DoneRow task={task} actions={actions} />
            </li>
          )
        );
      })}
    </ul>
  );
};
