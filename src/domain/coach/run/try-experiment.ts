import { addDays, type Day } from '#domain/calendar/day.ts';
import type { Experiment } from '#domain/coach/experiments/experiment.ts';
import type { Change } from '#domain/records/change.ts';
import type { CoachExperiment } from '#domain/records/kinds/coach-experiment.ts';
import { blankTask } from '#domain/tasks/blank-task.ts';
import { createChanges, type TaskContext, type TaskValues } from '#domain/tasks/task-changes.ts';
import { taskLimits } from '#domain/tasks/task-rules.ts';
import { withoutControl } from '#domain/text/plain-text.ts';
import { coachLimits } from './coach-limits.ts';

export interface TryOut {
  readonly experiment: Experiment;
  /** What to do where it differs from the material: smaller, or at another time. */
  readonly doing: string;
  readonly shrunk: boolean;
  /** The day it begins. */
  readonly doOn: Day;
  readonly followUpDays: number;
  /** The person's own words, or the goal that is there already; null for none. */
  readonly goal: { readonly text: string } | { readonly id: string } | null;
}

export interface TryIds {
  readonly goal: string;
  readonly experiment: string;
  readonly task: string;
}

const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('');

/** When to ask how it went: so many days after it begins. */
const followUpOf = ({ doOn, followUpDays }: Pick<TryOut, 'doOn' | 'followUpDays'>): Day =>
  addDays(doOn, followUpDays);

const taskOf = (tryOut: TryOut): TaskValues => {
  const { state: _state, doneAt: _doneAt, projectId: _projectId, seriesId: _seriesId, ...blank } = blankTask;
  const { experiment, doing } = tryOut;
  const notes = [
    doing,
    experiment.when,
    `It worked if: ${experiment.sign}`,
    `At its smallest: ${experiment.smallest}`,
  ];
  return {
    ...blank,
    title: cut(`Try: ${experiment.title}`, taskLimits.title.max),
    description: cut(notes.join('\n'), taskLimits.description.max),
    energy: experiment.energy,
    doOn: tryOut.doOn,
    dueOn: followUpOf(tryOut),
    project: '',
  };
};

/** One experiment, its task with the day to look back, and the goal where it is new. */
export const tryExperimentChanges = (
  context: TaskContext,
  ids: TryIds,
  tryOut: TryOut,
): readonly Change[] => {
  const { experiment, doing, shrunk, doOn, goal } = tryOut;
  const words = goal !== null && 'text' in goal ? cut(withoutControl(goal.text), coachLimits.goal) : '';
  const known = goal !== null && 'id' in goal ? goal.id : null;
  const fields: Omit<CoachExperiment, 'id'> = {
    goalId: words === '' ? known : ids.goal,
    materialId: experiment.id,
    title: experiment.title,
    what: doing,
    whenToDo: experiment.when,
    sign: experiment.sign,
    smallest: experiment.smallest,
    doOn,
    taskId: ids.task,
    followUpOn: followUpOf(tryOut),
    shrunk,
    state: 'running',
    outcome: null,
    obstacle: null,
    note: '',
    createdAt: context.now,
    endedAt: null,
  };
  return [
    ...(words === ''
      ? []
      : ([{ kind: 'coachGoals', id: ids.goal, fields: { text: words, createdAt: context.now } }] as const)),
    { kind: 'coachExperiments', id: ids.experiment, fields },
    ...createChanges(context, ids.task, taskOf(tryOut)),
  ];
};
