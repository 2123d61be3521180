import { addDays, type Day } from '#domain/calendar/day.ts';
import { outOfArchive } from '#domain/records/archived.ts';
import type { Project } from '#domain/records/kinds/project.ts';
import type { Change } from '#domain/records/change.ts';
import { nextOccurrenceChanges } from '#domain/recurrence/next-occurrence.ts';
import { newTaskState } from '#domain/tasks/new-task-state.ts';
import { nextWeek } from '#domain/tasks/task-days.ts';
import { topPosition } from '#domain/tasks/task-order.ts';
import { resolveProject } from '#domain/tasks/task-project.ts';
import type { TaskFields } from '#domain/tasks/task-rules.ts';
import type { Task, TaskStep } from '#domain/records/kinds/task.ts';

/** Everything a person can say about a task; the project by its name, empty for none. */
export interface TaskValues
  extends
    TaskFields,
    Pick<
      Task,
      'energy' | 'kind' | 'doOn' | 'doAt' | 'doUntil' | 'dueOn' | 'whenCue' | 'thenAction' | 'repeatRule'
    > {
  readonly project: string;
}

/** What is there, and when and for whom it changes. */
export interface TaskContext {
  readonly userId: string;
  readonly now: string;
  readonly today: Day;
  readonly tasks: readonly Task[];
  readonly steps: readonly TaskStep[];
  readonly projects: readonly Project[];
  /** Monday is 0. Days that ask for nothing. */
  readonly restWeekdays: readonly number[];
}

export type TaskPatch = Partial<Omit<Task, 'id'>>;

const patch = (id: string, fields: TaskPatch): Change => ({ kind: 'tasks', id, fields });

export const createChanges = (context: TaskContext, id: string, values: TaskValues): readonly Change[] => {
  const { project, ...said } = values;
  const { projectId, changes } = resolveProject(context.projects, project, context);
  const fields: Omit<Task, 'id'> = {
    ...said,
    projectId,
    state: newTaskState(said),
    doneAt: null,
    archivedAt: null,
    seriesId: null,
    position: topPosition(context.tasks),
    createdAt: context.now,
  };
  return [...changes, { kind: 'tasks', id, fields, deleted: false }];
};

/** A day that is chosen brings a task out of the Inbox or Someday; one that is cleared puts it back into the Inbox. */
const editedState = (task: Task, said: Pick<Task, 'doOn' | 'repeatRule'>): Task['state'] => {
  if (task.state === 'someday') return said.doOn === null ? 'someday' : 'open';
  if (task.state === 'inbox') return newTaskState(said);
  return task.state === 'open' && task.doOn !== null ? newTaskState(said) : task.state;
};

/** What a form showed, whether or not it would have been accepted. */
export type ShownValues = { readonly [Name in keyof TaskValues]?: unknown };

/** Fields that say something else than before. */
const saidAnew = (values: TaskValues, before: ShownValues): Partial<TaskValues> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => Reflect.get(before, name) !== value));

/**
 * Of a whole form, only what was changed in it, against what it showed `before`: whatever another device wrote into the other
 * fields meanwhile stays.
 */
export const editChanges = (
  context: TaskContext,
  task: Task,
  values: TaskValues,
  before: ShownValues,
): readonly Change[] => {
  const { project, ...said } = saidAnew(values, before);
  const moves = said.doOn !== undefined || said.repeatRule !== undefined;
  const state = moves ? editedState(task, { ...task, ...said }) : task.state;
  const named = project === undefined ? null : resolveProject(context.projects, project, context);
  const fields: TaskPatch = {
    ...said,
    ...(named === null ? {} : { projectId: named.projectId }),
    ...(state === task.state ? {} : { state }),
  };
  return Object.keys(fields).length === 0 ? [] : [...(named?.changes ?? []), patch(task.id, fields)];
};

/** Done; and a task that repeats stands there again for its next day, in the same breath. */
export const completeChanges = (context: TaskContext, task: Task): readonly Change[] => [
  patch(task.id, { state: 'done', doneAt: context.now, ...outOfArchive(task) }),
  ...nextOccurrenceChanges(task, context.steps, context.today, context.restWeekdays),
];

const onTop = (context: TaskContext): Pick<Task, 'position'> => ({ position: topPosition(context.tasks) });

/** What each single tap does to a task. */
export const taskActionChanges = {
  /** Back where it would be found: in Today, unless it has a day of its own. */
  reopen: (context: TaskContext, task) => [
    patch(task.id, { state: 'open', doneAt: null, doOn: task.doOn ?? context.today, ...outOfArchive(task) }),
  ],
  drop: (context, task) => [patch(task.id, { state: 'dropped', doneAt: context.now, ...outOfArchive(task) })],
  tomorrow: (context, task) => [
    patch(task.id, { state: 'open', doneAt: null, doOn: addDays(context.today, 1) }),
  ],
  notThisWeek: (context, task) => [
    patch(task.id, { state: 'open', doneAt: null, doOn: nextWeek(context.today) }),
  ],
  someday: (_, task) => [patch(task.id, { state: 'someday', doneAt: null, doOn: null })],
  toToday: (context, task) => [
    patch(task.id, { state: 'open', doneAt: null, doOn: context.today, ...onTop(context) }),
  ],
  /** Out of the lists, once it is over. */
  archive: (context, task) => [patch(task.id, { archivedAt: context.now })],
  remove: (_, task) => [{ kind: 'tasks', id: task.id, deleted: true }],
} as const satisfies Readonly<Record<string, (context: TaskContext, task: Task) => readonly Change[]>>;
