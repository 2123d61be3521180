import { type ReactNode, useMemo } from 'react';
import { validateProjectName } from '#domain/projects/project-rules.ts';
import { groupProjects } from '#domain/projects/project-view.ts';
import type { Project } from '#domain/records/kinds/project.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { OneLine } from '#web/features/projects/one-line.tsx';
import { createProjectActions } from '#web/features/projects/project-actions.ts';
import { ProjectCard } from '#web/features/projects/project-card.tsx';
import { useRecords, useRecordStore } from '#web/services/records/use-records.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';

const Empty = ({ children }: { readonly children: ReactNode }) => (
  <section className="rounded-3xl border border-line bg-surface p-6 sm:p-10">
    <h2 className="text-2xl font-semibold">For anything bigger than one task</h2>
    <p className="mt-3 max-w-prose text-lg text-muted">
      A project is a name and one sentence: what will be true when it’s done. Add tasks to it, and you’ll see
      only the next one. Three projects at a time are plenty.
    </p>
    <div className="mt-6">{children}</div>
  </section>
);

interface ProjectsProps {
  readonly onStart: (task: Task) => void;
  readonly onDone: (task: Task) => void;
}

/** The projects of a person: three ask for attention, everything else waits folded. */
export const Projects = ({ onStart, onDone }: ProjectsProps) => {
  const store = useRecordStore();
  const projects = useRecords('projects');
  const tasks = useRecords('tasks');
  const steps = useRecords('taskSteps');
  const milestones = useRecords('milestones');
  const actions = useMemo(() => createProjectActions(store), [store]);
  const shelves = groupProjects(projects);

  const cards = (some: readonly Project[], isFirstShelf = false) =>
    some.map((project, index) => (
      <ProjectCard
        key={project.id}
        {...{ project, projects, tasks, steps, milestones, actions, onStart, onDone }}
        isFirst={isFirstShelf && index === 0}
      />
    ));
  const add = (label: string, kind: 'primary' | 'quiet') => (
    <OneLine
      label={label}
      placeholder="Garden"
      button="Add project"
      kind={kind}
      judge={(name) => validateProjectName(name, projects)}
      onAdd={actions.add}
    />
  );

  if (projects.length === 0) return <Empty>{add('What is it called?', 'primary')}</Empty>;
  return (
    <div className="space-y-6">
      {cards(shelves.asking, true)}
      <div className="pt-2">{add('A new project', 'quiet')}</div>
      {(
        [
          ['On hold', shelves.waiting],
          ['Paused', shelves.paused],
          ['Finished', shelves.done],
        ] as const
      ).map(
        ([name, shelf]) =>
          shelf.length > 0 && (
            <Disclosure key={name} name={name} hint={String(shelf.length)}>
              <div className="mt-3 space-y-6">{cards(shelf)}</div>
            </Disclosure>
          ),
      )}
    </div>
  );
};
