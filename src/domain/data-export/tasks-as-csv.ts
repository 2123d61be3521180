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

const header = [
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

const stepText = ({ title, doneAt }: TaskStep): string => `[${doneAt === null ? ' ' : 'x'}] ${title}`;

/** One row to a task, for any spreadsheet. The way in at /documentation-migration reads it back. */
export const tasksAsCsv = ({ tasks, steps, projects }: TaskBook): string => {
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  const byTask = stepsByTask(steps);
  const rows = tasks
    .toSorted(byPosition)
    .map((task) => [
      task.title,
      task.description,
      stateWords[task.state],
      task.doOn ?? '',
      task.doAt ?? '',
      task.doUntil ?? '',
      task.dueOn ?? '',
      task.energy,
      task.estimatedMinutes === null ? '' : String(task.estimatedMinutes),
      names.get(task.projectId ?? '') ?? '',
      task.repeatRule === null ? '' : (repeatWords(task.repeatRule) ?? task.repeatRule),
      task.rewardText,
      task.whenCue,
      task.thenAction,
      (byTask.get(task.id) ?? []).map(stepText).join('\n'),
      task.createdAt,
      task.doneAt ?? '',
    ]);
  // The mark in front lets spreadsheets on Windows see which letters these are.
  return `\uFEFF${writeTable([header, ...rows.map((row) => row.map(escapeFormula))])}`;
};
