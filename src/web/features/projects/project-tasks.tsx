import type { ValidationResult } from '#domain/projects/project-rules.ts';
import type { Project } from '#domain/records/kinds/project.ts';
import { taskFromLine } from '#domain/projects/task-from-line.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { OneLine } from '#web/features/projects/one-line.tsx';
import type { ProjectActions } from '#web/features/projects/project-actions.ts';
import { Tick } from '#web/ui/tick.tsx';
import { today } from '#web/platform/clock/clock.ts';

const validateLine =
  (project: Project) =>
  (line: string): ValidationResult => {
    const validation = taskFromLine(line, project.id, today());
    return validation.valid ? { valid: true, text: line } : validation;
  };

interface AddProjectTaskProps {
  readonly project: Project;
  readonly label: string;
  readonly actions: ProjectActions;
}

export const AddProjectTask = ({ project, label, actions }: AddProjectTaskProps) => (
  <OneLine
    label={label}
    placeholder="Buy seeds 20m low"
    button="Add"
    judge={validateLine(project)}
    onAdd={(line) => actions.addTask(project, line)}
  />
);

interface ProjectTasksProps {
  readonly tasks: readonly Task[];
  readonly onDone: (task: Task) => void;
}

export const ProjectTasks = ({ tasks, onDone }: ProjectTasksProps) => (
  <ul>
    {tasks.map((task) => (
      <li key={task.id} className="flex items-start gap-2 py-0.5">
        <Tick
          label={`Mark “${task.title}” as done`}
          onTick={(button) => {
            const item = button.closest('li');
            const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
            const next =
              neighbour?.querySelector('button') ?? item?.closest('details')?.querySelector('summary');
            next?.focus({ preventScroll: true });
            onDone(task);
          }}
        />
        <p className="min-w-0 flex-1 pt-2.5 break-words">
          {task.title}
          {task.estimatedMinutes !== null && (
            <span className="text-muted"> · {task.estimatedMinutes} min</span>
          )}
        </p>
      </li>
    ))}
  </ul>
);
