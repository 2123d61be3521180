import type { Day } from '#domain/calendar/day.ts';
import type { Change } from '#domain/records/change.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { taskActionChanges, type TaskContext } from '#domain/tasks/task-changes.ts';

/** What one easy question about a task of the Inbox can be answered with, in the order of the keys 1 to 5. */
export const sortChoices = ['today', 'tomorrow', 'later', 'someday', 'drop'] as const;
export type SortChoice = (typeof sortChoices)[number];

/** Later asks nothing more and means next week; whoever wants to names another day. */
export type SortAnswer = SortChoice | { readonly day: Day };

/** So many at a time: few enough to finish. */
export const sortedAtOnce = 5;

const actions = {
  today: taskActionChanges.toToday,
  tomorrow: taskActionChanges.tomorrow,
  later: taskActionChanges.notThisWeek,
  someday: taskActionChanges.someday,
  drop: taskActionChanges.drop,
} as const;

export const sortChanges = (context: TaskContext, task: Task, answer: SortAnswer): readonly Change[] =>
  typeof answer === 'string'
    ? actions[answer](context, task)
    : [{ kind: 'tasks', id: task.id, fields: { state: 'open', doneAt: null, doOn: answer.day } }];
