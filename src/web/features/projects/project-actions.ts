import { archiveChanges, projectWithFinished } from '#domain/held/archive-changes.ts';
import { outOfArchive } from '#domain/records/archived.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { projectCatalogue } from '#domain/notices/project-catalogue.ts';
import type { Message } from '#domain/notices/message.ts';
import { lastPosition, moveInOrder } from '#domain/projects/move-in-order.ts';
import { milestonesOf, maxActiveProjects, groupProjects } from '#domain/projects/project-view.ts';
import type { Milestone, Project, ProjectState } from '#domain/records/kinds/project.ts';
import { taskFromLine } from '#domain/projects/task-from-line.ts';
import { deterministicId } from '#domain/records/deterministic-id.ts';
import type { Change } from '#domain/records/change.ts';
import { today } from '#web/platform/clock/clock.ts';
import { newId } from '#web/platform/new-id.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

const stateMessages: Readonly<Record<ProjectState, Message>> = {
  active: projectCatalogue.projectBack,
  paused: projectCatalogue.projectPaused,
  done: projectCatalogue.projectFinished,
};

const now = (): string => new Date().toISOString();

const milestone = (id: string, fields: Partial<Omit<Milestone, 'id'>>): Change => ({
  kind: 'milestones',
  id,
  fields,
});

/** Everything a person can do with a project. All of it shows at once and can be undone. */
export const createProjectActions = (store: RecordStore) => {
  const write = (changes: readonly Change[], message: Message, description?: string): void => {
    if (changes.length === 0) return;
    const undo = store.write(changes);
    showMessage(message, {
      ...(description === undefined ? {} : { description }),
      action: { label: 'Undo', run: undo },
    });
  };

  /** The same name on two devices is the same project, unless the one that had it goes by another name now. */
  const idFor = (name: string): string => {
    const id = deterministicId(`${store.userId}:project:${name.toLowerCase()}`);
    return store.get('projects', id) === undefined ? id : newId();
  };

  return {
    add: (name: string): void => {
      const position = lastPosition(store.all('projects'));
      const fields = {
        name,
        outcome: '',
        state: 'active',
        archivedAt: null,
        position,
        createdAt: now(),
      } as const;
      const { asking } = groupProjects(store.all('projects'));
      const message =
        asking.length < maxActiveProjects ? projectCatalogue.projectAdded : projectCatalogue.projectWaits;
      const id = idFor(name);
      const wasDeleted = store.deleted('projects').some(({ record }) => record.id === id);
      // As it begins, since another device may have made the same one and written into it; anew where it was deleted.
      const said = wasDeleted ? { fields } : { whenNew: fields };
      write([{ kind: 'projects', id, ...said, deleted: false }], message);
    },
    describe: (project: Project, fields: Pick<Project, 'name' | 'outcome'>): void => {
      const { name, outcome } = fields;
      const anew = {
        ...(name === project.name ? {} : { name }),
        ...(outcome === project.outcome ? {} : { outcome }),
      };
      if (Object.keys(anew).length === 0) return;
      write([{ kind: 'projects', id: project.id, fields: anew }], catalogue.updated, name);
    },
    setState: (project: Project, state: ProjectState): void =>
      write(
        [{ kind: 'projects', id: project.id, fields: { state, ...outOfArchive(project) } }],
        stateMessages[state],
        project.name,
      ),
    /** With those of its tasks that are over; what still waits stays in its list. */
    archive: (project: Project): void =>
      write(
        archiveChanges(projectWithFinished(project, store.all('tasks')), now()),
        catalogue.archived,
        project.name,
      ),
    /** Its tasks stay, as tasks of no project; its milestones go with it. */
    remove: (project: Project): void => {
      const tasks = store.all('tasks').filter((task) => task.projectId === project.id);
      write(
        [
          ...tasks.map(({ id }): Change => ({ kind: 'tasks', id, fields: { projectId: null } })),
          ...milestonesOf(project.id, store.all('milestones')).map(({ id }): Change => ({
            kind: 'milestones',
            id,
            deleted: true,
          })),
          { kind: 'projects', id: project.id, deleted: true },
        ],
        projectCatalogue.projectDeleted,
      );
    },
    addTask: (project: Project, line: string): void => {
      const validation = taskFromLine(line, project.id, today());
      if (!validation.valid) return;
      const position = lastPosition(store.all('tasks'));
      const fields = { ...validation.fields, position, createdAt: now() };
      write([{ kind: 'tasks', id: newId(), fields }], catalogue.created, fields.title);
    },
    addMilestone: (project: Project, title: string): void => {
      const position = lastPosition(milestonesOf(project.id, store.all('milestones')));
      const fields = {
        projectId: project.id,
        title,
        dueOn: null,
        doneAt: null,
        position,
        createdAt: now(),
      };
      write([milestone(newId(), fields)], catalogue.created, title);
    },
    tick: ({ id, title, doneAt }: Milestone): void =>
      doneAt === null
        ? write([milestone(id, { doneAt: now() })], projectCatalogue.milestoneReached, title)
        : write([milestone(id, { doneAt: null })], projectCatalogue.milestoneOpen, title),
    setDay: ({ id, title }: Milestone, dueOn: string | null): void =>
      write([milestone(id, { dueOn })], catalogue.updated, title),
    move: ({ id, title, projectId }: Milestone, by: -1 | 1): void => {
      const order = milestonesOf(projectId, store.all('milestones'));
      const place = order.findIndex((one) => one.id === id) + by + 1;
      write(
        moveInOrder(order, id, by).map((one) => milestone(one.id, { position: one.position })),
        catalogue.updated,
        `“${title}” is number ${place} of ${order.length} now.`,
      );
    },
    removeMilestone: ({ id, title }: Milestone): void =>
      write([{ kind: 'milestones', id, deleted: true }], catalogue.deleted, title),
  };
};

export type ProjectActions = ReturnType<typeof createProjectActions>;
