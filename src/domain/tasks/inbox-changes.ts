import type { Day } from '#domain/calendar/day.ts';
import { outOfArchive } from '#domain/records/archived.ts';
import type { Change } from '#domain/records/change.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { placeOf } from '#domain/tasks/task-place.ts';

/**
 * Tasks without a day that stand in Today all the same: from before there was an Inbox, or from a program that knows of
 * none. What is due or repeats belongs there anyway.
 */
export const undatedInToday = (tasks: readonly Task[], today: Day): readonly Task[] =>
  tasks.filter(
    ({ state, doOn, dueOn, repeatRule }) =>
      state === 'open' && doOn === null && repeatRule === null && (dueOn === null || dueOn > today),
  );

export const keepInTodayChanges = (tasks: readonly Task[], today: Day): readonly Change[] =>
  tasks.map(({ id }) => ({ kind: 'tasks', id, fields: { state: 'open', doOn: today } }));

export const moveToInboxChanges = (tasks: readonly Task[]): readonly Change[] =>
  tasks.map(({ id }) => ({ kind: 'tasks', id, fields: { state: 'inbox', doOn: null } }));

/** Somebody begins to work on a task: that chooses it for today, wherever it waited. Nothing where it was chosen. */
export const startedTaskChanges = (task: Task | undefined, today: Day): readonly Change[] => {
  if (task === undefined || task.state === 'done') return [];
  return task.state === 'open' && placeOf(task, today) === 'today'
    ? []
    : [
        {
          kind: 'tasks',
          id: task.id,
          fields: { state: 'open', doneAt: null, doOn: today, ...outOfArchive(task) },
        },
      ];
};
