import { Footprints, Play } from 'lucide-react';
import { useId } from 'react';
import { validateMilestone } from '#domain/projects/project-rules.ts';
import {
  milestonesOf,
  milestonesShare,
  nextStepOf,
  openTasksOf,
  taskProgress,
} from '#domain/projects/project-view.ts';
import type { Milestone, Project } from '#domain/records/kinds/project.ts';
import type { Task, TaskStep } from '#domain/records/kinds/task.ts';
import { MilestoneItem } from '#web/features/projects/milestone-item.tsx';
import { OneLine } from '#web/features/projects/one-line.tsx';
import { ProgressShape } from '#web/features/projects/progress-shape.tsx';
import type { ProjectActions } from '#web/features/projects/project-actions.ts';
import { ProjectChanges } from '#web/features/projects/project-changes.tsx';
import { AddProjectTask, ProjectTasks } from '#web/features/projects/project-tasks.tsx';
import { useToday } from '#web/platform/clock/use-today.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

interface ProjectCardProps {
  readonly project: Project;
  readonly projects: readonly Project[];
  readonly tasks: readonly Task[];
  readonly steps: readonly TaskStep[];
  readonly milestones: readonly Milestone[];
  readonly actions: ProjectActions;
  readonly onStart: (task: Task) => void;
  readonly onDone: (task: Task) => void;
  /** Only the first of the page burns. */
  readonly isFirst: boolean;
}

const NextStepLine = ({ project, tasks, steps, isFirst, onStart }: ProjectCardProps) => {
  const next = nextStepOf(project.id, tasks, steps, useToday());
  if (next === null) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p className="flex min-w-0 flex-[1_1_14rem] items-start gap-2.5 text-lg">
        <Footprints aria-hidden="true" className="mt-1 size-5 shrink-0 text-calm" />
        <span className="min-w-0 break-words">
          <span className="text-muted">Next: </span>
          {next.task.title}
          {next.step !== null && <span className="block text-base text-muted">First: {next.step.title}</span>}
        </span>
      </p>
      <Button
        kind={isFirst ? 'primary' : 'quiet'}
        aria-label={`Start “${next.task.title}”`}
        onClick={() => onStart(next.task)}
      >
        <Play aria-hidden="true" />
        Start
      </Button>
    </div>
  );
};

const Milestones = ({ project, milestones, actions }: ProjectCardProps) => {
  const own = milestonesOf(project.id, milestones);
  const { done, all } = milestonesShare(project.id, milestones);
  return (
    <Disclosure size="small" name="Milestones" hint={all === 0 ? undefined : `${done} of ${all}`}>
      <div className="pt-1 pb-4">
        <ul className="divide-y divide-line">
          {own.map((milestone, index) => (
            <MilestoneItem
              key={milestone.id}
              milestone={milestone}
              isFirst={index === 0}
              isLast={index === own.length - 1}
              actions={actions}
            />
          ))}
        </ul>
        <div className="mt-3">
          <OneLine
            label="New milestone"
            placeholder="The beds are dug"
            button="Add"
            judge={validateMilestone}
            onAdd={(title) => actions.addMilestone(project, title)}
          />
        </div>
      </div>
    </Disclosure>
  );
};

/** One project: what it is for, how far it is, and what comes next. The rest is folded away. */
export const ProjectCard = (props: ProjectCardProps) => {
  const { project, projects, tasks, milestones, actions, onDone } = props;
  const id = useId();
  const open = openTasksOf(project.id, tasks);
  return (
    <section aria-labelledby={id} className="rounded-3xl border border-line bg-surface p-5 sm:p-8">
      <h2 id={id} className="text-2xl font-semibold break-words">
        {project.name}
      </h2>
      {project.outcome !== '' && <p className="mt-1.5 text-lg break-words text-muted">{project.outcome}</p>}
      <div className="mt-3 space-y-1.5 empty:hidden">
        <ProgressShape share={taskProgress(project.id, tasks)} one="task" many="tasks" mark="round" />
        <ProgressShape
          share={milestonesShare(project.id, milestones)}
          one="milestone"
          many="milestones"
          mark="tilted"
        />
      </div>
      <NextStepLine {...props} />
      {open.length === 0 && (
        <div className="mt-5">
          <AddProjectTask project={project} label="What’s the next small task?" actions={actions} />
        </div>
      )}
      <div className="mt-4">
        {open.length > 0 && (
          <Disclosure size="small" name="Tasks" hint={`${open.length} open`}>
            <div className="pt-1 pb-4">
              <ProjectTasks tasks={open} onDone={onDone} />
              <div className="mt-3">
                <AddProjectTask project={project} label="Another task" actions={actions} />
              </div>
            </div>
          </Disclosure>
        )}
        <Milestones {...props} />
        <Disclosure size="small" name="Edit project">
          <div className="pt-1 pb-2">
            {/* The key: after an undo the fields show what is true again. */}
            <ProjectChanges
              key={`${project.name}\n${project.outcome}`}
              project={project}
              projects={projects}
              actions={actions}
            />
          </div>
        </Disclosure>
      </div>
    </section>
  );
};
