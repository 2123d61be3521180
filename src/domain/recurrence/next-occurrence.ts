import { addDays, type Day, daysBetween } from '#domain/calendar/day.ts';
import { deterministicId } from '#domain/records/deterministic-id.ts';
import type { Change } from '#domain/records/change.ts';
import { nextDay } from '#domain/recurrence/next-day.ts';
import { parseRule } from '#domain/recurrence/repeat-rule.ts';
import type { Task, TaskStep } from '#domain/records/kinds/task.ts';

const nextDue = (task: Task, day: Day): Day | null => {
  if (task.dueOn === null) return null;
  // The deadline keeps its distance; without a day to measure from, it is the day itself.
  return task.doOn === null ? day : addDays(task.dueOn, daysBetween(task.doOn, day));
};

/**
 * The task that comes after this one, or null for a task that is done once. Its id follows from the one that was done
 * and not from the day: two devices that finish the same task without having heard of each other, even either side of
 * midnight, make one next task.
 */
export const nextOccurrence = (
  task: Task,
  doneOn: Day,
  restWeekdays: readonly number[] = [],
): Task | null => {
  const rule = task.repeatRule === null ? null : parseRule(task.repeatRule);
  if (rule === null) return null;
  const day = nextDay(rule, task.doOn, doneOn, doneOn, restWeekdays);
  const seriesId = task.seriesId ?? task.id;
  return {
    ...task,
    id: deterministicId(`${seriesId}:${task.id}`),
    seriesId,
    doOn: day,
    dueOn: nextDue(task, day),
    state: 'open',
    doneAt: null,
    archivedAt: null,
    // Of the day and not of the moment, so that both devices write the very same.
    createdAt: `${doneOn}T00:00:00.000Z`,
  };
};

/** What to write so that the task comes again with its steps, none of them done yet. Empty for a task done once. */
export const nextOccurrenceChanges = (
  task: Task,
  steps: readonly TaskStep[],
  doneOn: Day,
  restWeekdays: readonly number[] = [],
): readonly Change[] => {
  const next = nextOccurrence(task, doneOn, restWeekdays);
  if (next === null) return [];
  const { id, ...whenNew } = next;
  const { doOn, dueOn, createdAt } = whenNew;
  const own = steps.filter((step) => step.taskId === task.id);
  return [
    // An undo may have taken the same one away before: it comes back, for the day that is next now.
    { kind: 'tasks', id, whenNew, fields: { doOn, dueOn }, deleted: false },
    ...own.map(({ id: stepId, ...step }): Change => ({
      kind: 'taskSteps',
      id: deterministicId(`${id}:${stepId}`),
      whenNew: { ...step, taskId: id, doneAt: null, createdAt },
      deleted: false,
    })),
  ];
};
