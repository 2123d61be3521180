import type { Day } from '#domain/capture/calendar.ts';
import type { Project } from '#domain/projects/project.ts';
import type { Change } from '#domain/records/record-kind.ts';
import { comeAgain } from '#domain/recurrence/next-occurrence.ts';
import { nextWeek } from '#domain/tasks/task-days.ts';
import { topPosition } from '#domain/tasks/task-order.ts';
import { projectNamed } from '#domain/tasks/task-project.ts';
import type { TaskFields } from '#domain/tasks/task-rules.ts';
import type { Task, TaskStep } from '#domain/tasks/task.ts';

/** Everything a person can say about a task; the project by its name, empty for none. */
export interface TaskWords
  extends
    TaskFields,
    Pick<Task, 'energy' | 'kind' | 'doOn' | 'dueOn' | 'whenCue' | 'thenAction' | 'repeatRule'> {
  readonly project: string;
}

/** What is there, and when and for whom it changes. */
export interface TaskWorld {
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

export const createChanges = (world: TaskWorld, id: string, words: TaskWords): readonly Change[] => {
  const { project, ...said } = words;
  const { projectId, changes } = projectNamed(world.projects, project, world);
  const fields: Omit<Task, 'id'> = {
    ...said,
    projectId,
    state: 'open',
    doneAt: null,
    seriesId: null,
    position: topPosition(world.tasks),
    createdAt: world.now,
  };
  return [...changes, { kind: 'tasks', id, fields, deleted: false }];
};

export const editChanges = (world: TaskWorld, task: Task, words: TaskWords): readonly Change[] => {
  const { project, ...said } = words;
  const { projectId, changes } = projectNamed(world.projects, project, world);
  // A day that was chosen brings a task back that had none.
  const state = task.state === 'someday' && said.doOn !== null ? 'open' : task.state;
  return [...changes, patch(task.id, { ...said, projectId, state })];
};

/** Done; and a task that repeats stands there again for its next day, in the same breath. */
export const completeChanges = (world: TaskWorld, task: Task): readonly Change[] => [
  patch(task.id, { state: 'done', doneAt: world.now }),
  ...comeAgain(task, world.steps, world.today, world.restWeekdays),
];

const onTop = (world: TaskWorld): Pick<Task, 'position'> => ({ position: topPosition(world.tasks) });

/** What each single tap does to a task. */
export const tapChanges = {
  reopen: (_: TaskWorld, task) => [patch(task.id, { state: 'open', doneAt: null })],
  drop: (world, task) => [patch(task.id, { state: 'dropped', doneAt: world.now })],
  notThisWeek: (world, task) => [
    patch(task.id, { state: 'open', doneAt: null, doOn: nextWeek(world.today) }),
  ],
  someday: (_, task) => [patch(task.id, { state: 'someday', doneAt: null, doOn: null })],
  toToday: (world, task) => [
    patch(task.id, { state: 'open', doneAt: null, doOn: world.today, ...onTop(world) }),
  ],
  /** A parked thought becomes something to do. */
  toTask: (world, task) => [patch(task.id, { state: 'open', doneAt: null, ...onTop(world) })],
  remove: (_, task) => [{ kind: 'tasks', id: task.id, deleted: true }],
} as const satisfies Readonly<Record<string, (world: TaskWorld, task: Task) => readonly Change[]>>;
