import { useMemo } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { Message } from '#domain/notices/message.ts';
import type { Change } from '#domain/records/change.ts';
import {
  completeChanges,
  createChanges,
  editChanges,
  taskActionChanges,
  type ShownValues,
  type TaskValues,
  type TaskContext,
} from '#domain/tasks/task-changes.ts';
import { newTaskState } from '#domain/tasks/new-task-state.ts';
import { type SortAnswer, sortChanges } from '#domain/tasks/sort-answers.ts';
import { type Edge, placeNextTo } from '#domain/tasks/task-order.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { today } from '#web/platform/clock/clock.ts';
import { newId } from '#web/platform/new-id.ts';
import { offerWords } from '#web/services/memory/offered-words.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';
import { useRecordStore } from '#web/services/records/use-records.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import type { ToastAction } from '#web/services/messages/toasts.ts';

/** Where a task goes: next to another one of a list. */
export interface Move {
  readonly list: readonly Task[];
  readonly id: string;
  readonly other: string;
  readonly edge: Edge;
  /** In Later, where the day counts before the order. */
  readonly keepsDays: boolean;
}

const createTaskActions = (store: RecordStore) => {
  const context = (): TaskContext => ({
    userId: store.userId,
    now: new Date().toISOString(),
    today: today(),
    tasks: store.all('tasks'),
    steps: store.all('taskSteps'),
    projects: store.all('projects'),
    restWeekdays: store.get('settings', store.userId)?.restWeekdays ?? [],
  });

  /** Written and said in one breath: waiting would make the reward come late. Whatever it was, it can be undone. */
  const write = (
    changes: readonly Change[],
    message: Message,
    description?: string,
    also?: ToastAction,
  ): void => {
    const undo = store.write(changes);
    showMessage(message, {
      ...(description === undefined ? {} : { description }),
      ...(also === undefined ? {} : { also }),
      action: { label: 'Undo', run: undo },
    });
  };

  const toToday = (task: Task): void =>
    write(taskActionChanges.toToday(context(), task), catalogue.taskToday, task.title);

  const create = (draftId: string, values: TaskValues): void => {
    // The draft may have been saved from another tab, where it said something else.
    const known = store.get('tasks', draftId);
    const id = known === undefined || known.title === values.title ? draftId : newId();
    const changes = createChanges(context(), id, values);
    if (values.description !== '') offerWords({ place: 'typed', id });
    if (newTaskState(values) === 'open') {
      write(changes, catalogue.created, values.title);
      return;
    }
    write(changes, catalogue.created, `“${values.title}” is in your Inbox.`, {
      label: 'Do it today',
      run: () => {
        const task = store.get('tasks', id);
        if (task !== undefined) toToday(task);
      },
    });
  };

  return {
    /** The id comes from the draft, so that a repeated save of the same draft cannot make two tasks. */
    create,
    /** `before` is what the form showed when somebody began to change it. */
    edit: (task: Task, values: TaskValues, before: ShownValues): void => {
      if (values.description !== task.description) offerWords({ place: 'typed', id: task.id });
      write(editChanges(context(), task, values, before), catalogue.updated, values.title);
    },
    complete: (task: Task): void => {
      offerWords({ place: 'task', id: task.id });
      write(
        completeChanges(context(), task),
        catalogue.taskDone,
        task.rewardText === '' ? task.title : `Your reward: ${task.rewardText}`,
      );
    },
    reopen: (task: Task): void =>
      write(taskActionChanges.reopen(context(), task), catalogue.taskBack, task.title),
    /** Out of the lists, once it is over; and back among what is over. */
    archive: (task: Task): void =>
      write(taskActionChanges.archive(context(), task), catalogue.archived, task.title),
    remove: (task: Task): void =>
      write(taskActionChanges.remove(context(), task), catalogue.deleted, task.title),
    drop: (task: Task): void => write(taskActionChanges.drop(context(), task), catalogue.taskLetGo),
    notThisWeek: (task: Task): void =>
      write(taskActionChanges.notThisWeek(context(), task), catalogue.taskNotThisWeek),
    someday: (task: Task): void => write(taskActionChanges.someday(context(), task), catalogue.taskSomeday),
    tomorrow: (task: Task): void =>
      write(taskActionChanges.tomorrow(context(), task), catalogue.taskTomorrow, task.title),
    toToday,
    /** The answer to one question of the sorting, which tells of it itself. Gives back how to undo it. */
    sort: (task: Task, answer: SortAnswer): (() => void) => store.write(sortChanges(context(), task, answer)),
    move: ({ list, id, other, edge, keepsDays }: Move, description: string): void => {
      const placements = placeNextTo(list, id, other, edge, keepsDays);
      if (placements.length === 0) return;
      write(
        placements.map(({ id: moved, fields }): Change => ({ kind: 'tasks', id: moved, fields })),
        catalogue.taskMoved,
        description,
      );
    },
  };
};

export type TaskActions = ReturnType<typeof createTaskActions>;

export const useTaskActions = (): TaskActions => {
  const store = useRecordStore();
  return useMemo(() => createTaskActions(store), [store]);
};
