import { Leaf, Plus } from 'lucide-react';
import type { Task } from '#domain/records/kinds/task.ts';
import { focusNeighbour } from '#web/features/tasks/focus-neighbour.ts';
import type { TaskActions } from '#web/features/tasks/use-task-actions.ts';
import { Button } from '#web/ui/button.tsx';

interface InboxListProps {
  readonly labelledBy: string;
  readonly tasks: readonly Task[];
  readonly actions: TaskActions;
}

/** Thoughts that were parked: each becomes a task with one tap, or goes. */
export const InboxList = ({ labelledBy, tasks, actions }: InboxListProps) => (
  <ul aria-labelledby={labelledBy} className="mt-2 divide-y divide-line">
    {tasks.map((task) => (
      <li key={task.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
        <p className="min-w-0 flex-[1_1_14rem] text-lg break-words">{task.title}</p>
        <div className="flex flex-wrap gap-1">
          <Button
            size="small"
            aria-label={`Make “${task.title}” a task`}
            onClick={(event) => {
              focusNeighbour(event.currentTarget);
              actions.toTask(task);
            }}
          >
            <Plus aria-hidden="true" />
            Make it a task
          </Button>
          <Button
            kind="plain"
            size="small"
            aria-label={`Let “${task.title}” go`}
            onClick={(event) => {
              focusNeighbour(event.currentTarget);
              actions.drop(task);
            }}
          >
            <Leaf aria-hidden="true" />
            Let it go
          </Button>
        </div>
      </li>
    ))}
  </ul>
);
