import { Trash2 } from 'lucide-react';
import type { Task } from '#domain/tasks/task.ts';
import { DoneCircle } from '#web/features/tasks/done-circle.tsx';
import { focusNeighbour } from '#web/features/tasks/focus-neighbour.ts';
import { TaskFacts } from '#web/features/tasks/task-facts.tsx';
import type { TaskActions } from '#web/features/tasks/use-task-actions.ts';
import { Button } from '#web/ui/button.tsx';

interface TaskItemProps {
  readonly task: Task;
  readonly project?: string | undefined;
  readonly actions: TaskActions;
}

/** A task in a short list of a few; the long lists of /tasks have rows of their own. */
export const TaskItem = ({ task, project, actions }: TaskItemProps) => (
  <li className="flex items-start gap-2 py-4 sm:gap-4">
    <DoneCircle
      title={task.title}
      onDone={(button) => {
        focusNeighbour(button);
        actions.complete(task);
      }}
    />
    <div className="min-w-0 flex-1 pt-1.5">
      <h3 className="text-lg leading-snug font-medium break-words">{task.title}</h3>
      {task.description !== '' && <p className="mt-1 whitespace-pre-line text-muted">{task.description}</p>}
      <TaskFacts task={task} project={project} className="mt-1" />
    </div>
    <Button
      kind="plain"
      size="icon"
      aria-label={`Delete “${task.title}”`}
      onClick={(event) => {
        focusNeighbour(event.currentTarget);
        actions.remove(task);
      }}
    >
      <Trash2 aria-hidden="true" />
    </Button>
  </li>
);
