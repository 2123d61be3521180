import { Ellipsis, GripVertical, Play, Sun } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Density } from '#domain/appearance/density.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { TaskFacts } from '#web/features/tasks/task-facts.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Tick } from '#web/ui/tick.tsx';

/** What a row can ask its list for; the same object for as long as the list stands. */
export interface RowHandlers {
  readonly done: (task: Task, button: HTMLElement) => void;
  readonly edit: (task: Task) => void;
  readonly start: (task: Task) => void;
  readonly today: (task: Task, button: HTMLElement) => void;
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
  readonly density: Density;
  /** Nobody chose it yet: what it offers is Today, before Start. */
  readonly inInbox: boolean;
  readonly handlers: RowHandlers;
  /** Null until enough is known. */
  readonly usual: number | null;
  /** Something about this row alone, such as that it is in hand. */
  readonly mark: ReactNode;
}

export const rowTitleId = (task: Task): string => `task-${task.id}`;
export const rowFactsId = (task: Task): string => `facts-${task.id}`;

// Whoever comes by keyboard reads a title that was cut in full.
const whole = 'group-focus-visible/row:line-clamp-none group-has-focus-visible/row:line-clamp-none';

const titleLooks: Readonly<Record<Density, string>> = {
  comfortable: `line-clamp-2 ${whole}`,
  compact: `line-clamp-1 ${whole}`,
};

/** What stands in a row. It is drawn again only when something in it changes. */
export const TaskRow = memo((props: TaskRowProps) => {
  const { task, project, stepsDone, stepsAll, current, menuOpen, density, inInbox, handlers, usual, mark } =
    props;
  const stop = current ? 0 : -1;
  const compact = density === 'compact';
  return (
    <div className={classNames('flex gap-1', compact ? 'items-center' : 'items-start')}>
      <span
        data-handle
        aria-hidden="true"
        title="Drag to move"
        className="absolute -left-6 grid h-[44px] w-4 shrink-0 cursor-grab place-items-center text-edge hover:text-ink max-sm:hidden"
      >
        <GripVertical className="size-4" />
      </span>
      <Tick
        label={`Mark “${task.title}” as done`}
        tabIndex={stop}
        className="-ml-2"
        onTick={(button) => handlers.done(task, button)}
      />
      {/* The title reacts wherever its part of the row is pressed. */}
      <div
        className={classNames(
          'relative min-w-0 flex-1',
          compact
            ? 'flex min-h-[44px] flex-col justify-center max-sm:py-1 sm:flex-row sm:items-center sm:gap-4'
            : 'py-1 sm:py-1.5',
        )}
      >
        <h3
          id={rowTitleId(task)}
          className={classNames(
            'min-w-0 leading-snug font-medium break-words',
            compact ? 'sm:flex-1' : 'text-lg max-sm:text-base max-sm:leading-snug',
          )}
        >
          <button
            type="button"
            tabIndex={-1}
            title={task.title}
            aria-haspopup="dialog"
            onClick={() => handlers.edit(task)}
            className="min-h-6 w-full cursor-pointer text-left underline-offset-4 after:absolute after:inset-0 after:z-1 after:min-h-[44px] hover:underline"
          >
            <span className={titleLooks[density]}>{task.title}</span>
          </button>
        </h3>
        {mark}
        {!compact && task.description !== '' && (
          <p className="line-clamp-1 break-words text-muted sm:line-clamp-2">{task.description}</p>
        )}
        {!compact && task.whenCue !== '' && task.thenAction !== '' && (
          <p className="line-clamp-1 break-words text-muted sm:line-clamp-2">
            When {task.whenCue}, I will {task.thenAction}
          </p>
        )}
        <TaskFacts
          id={rowFactsId(task)}
          task={task}
          project={project}
          usual={usual}
          steps={{ done: stepsDone, all: stepsAll }}
          look={compact ? 'beside' : 'below'}
        />
      </div>
      {inInbox ? (
        <Button
          kind="plain"
          size="small"
          className="max-sm:w-[44px] max-sm:px-0!"
          tabIndex={stop}
          aria-label={`Do “${task.title}” today`}
          onClick={(event) => handlers.today(task, event.currentTarget)}
        >
          <Sun aria-hidden="true" />
          <span className="max-sm:sr-only">Today</span>
        </Button>
      ) : (
        <Button
          kind="plain"
          size="small"
          className="max-sm:w-[44px] max-sm:px-0!"
          tabIndex={stop}
          aria-label={`Start “${task.title}”`}
          onClick={() => handlers.start(task)}
        >
          <Play aria-hidden="true" />
          <span className="max-sm:sr-only">Start</span>
        </Button>
      )}
      <Button
        kind="plain"
        size="icon"
        className="max-sm:-mr-2"
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
