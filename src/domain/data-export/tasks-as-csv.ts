import { repeatWords } from '#domain/capture/write-repeat.ts';
import { writeTable } from '#domain/csv/csv.ts';
import { escapeFormula } from '#domain/csv/escape-formula.ts';
import type { Project } from '#domain/records/kinds/project.ts';
import { byPosition } from '#domain/records/position.ts';
import type { TaskState } from '#domain/records/kinds/task-values.ts';
import type { Task, TaskStep } from '#domain/records/kinds/task.ts';

/** Everything there is to say about tasks. */
export interface TaskBook {
  readonly tasks: readonly Task[];
  readonly steps: readonly TaskStep[];
  readonly projects: readonly Project[];
}

export const stateWords: Readonly<Record<TaskState, string>> = {
  inbox: 'Inbox',
  open: 'Open',
  someday: 'Someday',
  done: 'Done',
  dropped: 'Let go',
};

/** The columns of one row to a task. */
export const taskHeader: readonly string[] = [
  'Title',
  'Notes',
  'Status',
  'Do on',
  'At',
  'Until',
  'Due on',
  'Energy',
  'Minutes',
  'Project',
  'Repeats',
  'Reward',
  'When cue',
  'I will',
  'Steps',
  'Created at',
  'Done at',
];

/** Steps of each task, in their order. */
export const stepsByTask = (steps: readonly TaskStep[]): ReadonlyMap<string, readonly TaskStep[]> =>
  Map.groupBy(steps.toSorted(byPosition), (step) => step.taskId);

/** What is told of a task and of a step, wherever they come from. */
export type TaskWords = Omit<Task, 'id' | 'kind' | 'projectId' | 'seriesId' | 'position'>;
export type StepWords = Pick<TaskStep, 'title' | 'doneAt'>;

const stepText = ({ title, doneAt }: StepWords): string => `[${doneAt === null ? ' ' : 'x'}] ${title}`;

/** No cell is one that a spreadsheet would evaluate. */
export const taskCells = (task: TaskWords, project: string, steps: readonly StepWords[]): readonly string[] =>
  [
    task.title,
    task.description,
    stateWords[task.state],
    task.doOn ?? '',
    task.doAt ?? '',
    task.doUntil ?? '',
    task.dueOn ?? '',
    task.energy,
    task.estimatedMinutes === null ? '' : String(task.estimatedMinutes),
    project,
    task.repeatRule === null ? '' : (repeatWords(task.repeatRule) ?? task.repeatRule),
    task.rewardText,
    task.whenCue,
    task.thenAction,
    steps.map(stepText).join('\n'),
    task.createdAt,
    task.doneAt ?? '',
  ].map(escapeFormula);

/** In front of a table: it lets spreadsheets on Windows see which letters these are. */
export const spreadsheetMark = '\uFEFF';

/** One row to a task, for any spreadsheet. The way in at /documentation-migration reads it back. */
export const tasksAsCsv = ({ tasks, steps, projects }: TaskBook): string => {
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  const byTask = stepsByTask(steps);
  const rows = tasks
    .toSorted(byPosition)
    .map((task) => taskCells(task, names.get(task.projectId ?? '') ?? '', byTask.get(task.id) ?? []));
  return `${spreadsheetMark}${writeTable([taskHeader, ...rows])}`;
};
