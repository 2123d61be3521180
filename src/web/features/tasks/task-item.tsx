import { Check, Trash2, Undo2 } from 'lucide-react';
import type { Task } from '#domain/tasks/task.ts';
import { TaskFacts } from '#web/features/tasks/task-facts.tsx';
import type { TaskActions } from '#web/features/tasks/use-task-actions.ts';
import { Button } from '#web/ui/button.tsx';

/** The item is about to go: keep the keyboard in the list, or at the top of the page when it was the last. */
const focusNeighbour = (button: HTMLElement): void => {
  const item = button.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const place = [...(item?.querySelectorAll('button') ?? [])].findIndex((one) => one === button);
  const target = neighbour?.querySelectorAll('button')[place] ?? document.querySelector('h1');
  target?.focus({ preventScroll: true });
};

interface TaskItemProps {
  readonly task: Task;
  readonly actions: TaskActions;
}

export const TaskItem = ({ task, actions }: TaskItemProps) => (
  <li className="flex items-start gap-2 py-4 sm:gap-4">
    <button
      type="button"
      aria-label={`Mark “${task.title}” as done`}
      onClick={(event) => {
        focusNeighbour(event.currentTarget);
        void actions.complete(task);
      }}
      className="group grid size-11 shrink-0 cursor-pointer place-items-center rounded-full"
    >
      <span className="grid size-7 place-items-center rounded-full border-2 border-edge text-transparent transition-colors group-hover:border-calm group-hover:text-calm">
        <Check aria-hidden="true" className="size-4" strokeWidth={3} />
      </span>
    </button>
    <div className="min-w-0 flex-1 pt-1.5">
      <h3 className="text-lg leading-snug font-medium">{task.title}</h3>
      {task.description !== '' && <p className="mt-1 whitespace-pre-line text-muted">{task.description}</p>}
      <TaskFacts task={task} className="mt-1" />
    </div>
    <Button
      kind="plain"
      size="icon"
      aria-label={`Delete “${task.title}”`}
      onClick={(event) => {
        focusNeighbour(event.currentTarget);
        void actions.remove(task);
      }}
    >
      <Trash2 aria-hidden="true" />
    </Button>
  </li>
);

export const DoneTaskItem = ({ task, actions }: TaskItemProps) => (
  <li className="flex items-center gap-2 py-2 sm:gap-4">
    <span className="grid size-11 shrink-0 place-items-center">
      <span className="grid size-7 place-items-center rounded-full bg-calm-soft text-calm">
        <Check aria-hidden="true" className="size-4" strokeWidth={3} />
      </span>
    </span>
    <p className="min-w-0 flex-1 text-muted">{task.title}</p>
    <Button
      kind="plain"
      size="icon"
      aria-label={`Put “${task.title}” back`}
      onClick={(event) => {
        focusNeighbour(event.currentTarget);
        void actions.reopen(task);
      }}
    >
      <Undo2 aria-hidden="true" />
    </Button>
  </li>
);
