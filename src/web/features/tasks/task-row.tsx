import { Ellipsis, GripVertical } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Task } from '#domain/records/kinds/task.ts';
import { TaskFacts } from '#web/features/tasks/task-facts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Tick } from '#web/ui/tick.tsx';

/** What a row can ask its list for; the same object for as long as the list stands. */
export interface RowHandlers {
  readonly done: (task: Task, button: HTMLElement) => void;
  readonly edit: (task: Task) => void;
  readonly openMenu: (id: string, anchor: HTMLElement) => void;
}

export interface TaskRowProps {
  readonly task: Task;
  readonly project: string | undefined;
  readonly stepsDone: number;
  readonly stepsAll: number;
  /** The one row that Tab reaches. */
  readonly current: boolean;
  readonly menuOpen: boolean;
  readonly handlers: RowHandlers;
  /** Null until enough is known. */
  readonly usual: number | null;
  /** Something about this row alone, such as that it is in hand. */
  readonly mark: ReactNode;
}

export const rowTitleId = (task: Task): string => `task-${task.id}`;
export const rowFactsId = (task: Task): string => `facts-${task.id}`;

/** What stands in a row. It is drawn again only when something in it changes. */
export const TaskRow = memo((props: TaskRowProps) => {
  const { task, project, stepsDone, stepsAll, current, menuOpen, handlers, usual, mark } = props;
  const stop = current ? 0 : -1;
  return (
    <div className="flex items-start gap-1 sm:gap-3">
      <span
        data-handle
        aria-hidden="true"
        title="Drag to move"
        className="-mr-1 -ml-5 grid h-11 w-6 shrink-0 cursor-grab place-items-center text-edge hover:text-ink sm:-ml-7"
      >
        <GripVertical className="size-5" />
      </span>
      <Tick
        label={`Mark “${task.title}” as done`}
        tabIndex={stop}
        onTick={(button) => handlers.done(task, button)}
      />
      <div className="min-w-0 flex-1">
        <h3 id={rowTitleId(task)} className="-mb-2 text-lg leading-snug font-medium text-pretty break-words">
          <button
            type="button"
            tabIndex={-1}
            aria-haspopup="dialog"
            onClick={() => handlers.edit(task)}
            className="min-h-[44px] w-full cursor-pointer py-2.5 text-left underline-offset-4 hover:underline"
          >
            {task.title}
          </button>
        </h3>
        {mark}
        {task.description !== '' && (
          <p className="mt-1 line-clamp-3 break-words whitespace-pre-line text-muted">{task.description}</p>
        )}
        {task.whenCue !== '' && task.thenAction !== '' && (
          <p className="mt-1 break-words text-muted">
            When {task.whenCue}, I will {task.thenAction}
          </p>
        )}
        <TaskFacts
          id={rowFactsId(task)}
          task={task}
          project={project}
          usual={usual}
          steps={{ done: stepsDone, all: stepsAll }}
          className="mt-1"
        />
      </div>
      <Button
        kind="plain"
        size="icon"
        tabIndex={stop}
        aria-label={`More for “${task.title}”`}
        aria-haspopup="menu"
        aria-expanded={menuOpen}
        onClick={(event) => handlers.openMenu(task.id, event.currentTarget)}
      >
        <Ellipsis aria-hidden="true" />
      </Button>
    </div>
  );
});
