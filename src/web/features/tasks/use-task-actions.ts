import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { Message } from '#domain/notices/message.ts';
import type { Task } from '#domain/tasks/task.ts';
import { deleteTask, restoreTask, setTaskDone } from '#web/features/tasks/task-mutations.ts';
import { tasksKey, tasksQuery } from '#web/features/tasks/task-queries.ts';
import type { Backend } from '#web/platform/backend.ts';
import { useConnection } from '#web/platform/connection-context.ts';
import { errorNotice } from '#web/platform/error-notice.ts';
import { say } from '#web/platform/say.ts';

// One after the other, across pages: an undo that overtook its deletion would lose the task.
let line: Promise<void> = Promise.resolve();

const inLine = async (send: () => Promise<void>): Promise<void> => {
  const turn = line.then(send);
  line = turn.catch(() => undefined);
  return turn;
};

type Change = (tasks: readonly Task[]) => readonly Task[];

const changeDone =
  (task: Task, doneAt: string | null): Change =>
  (tasks) =>
    tasks.map((one) => (one.id === task.id ? { ...one, doneAt } : one));

const createActions = (backend: Backend, queries: QueryClient) => {
  const key = tasksQuery(backend).queryKey;

  /** Shows the change at once, sends it, and puts the truth back whatever happened. */
  const apply = async (change: Change, send: () => Promise<void>, failure: Message): Promise<boolean> => {
    await queries.cancelQueries({ queryKey: tasksKey });
    queries.setQueryData(key, (tasks) => tasks && change(tasks));
    try {
      await inLine(send);
      return true;
    } catch (error) {
      say(errorNotice(error, failure));
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: tasksKey });
    }
  };

  const setDone = async (task: Task, done: boolean): Promise<boolean> => {
    const doneAt = done ? new Date().toISOString() : null;
    return apply(
      changeDone(task, doneAt),
      async () => setTaskDone(backend, task.id, doneAt),
      catalogue.taskNotUpdated,
    );
  };

  const putBack = (task: Task): void => {
    const again: Change = (tasks) => [...tasks.filter((one) => one.id !== task.id), task];
    void apply(again, async () => restoreTask(backend, task), catalogue.taskNotUpdated);
  };

  return {
    complete: async (task: Task): Promise<void> => {
      // Said at once: waiting for the server would make the reward come late.
      say(catalogue.taskDone, {
        description: task.rewardText === '' ? task.title : `Your reward: ${task.rewardText}`,
        action: { label: 'Undo', run: () => void setDone(task, false) },
      });
      await setDone(task, true);
    },
    reopen: async (task: Task): Promise<void> => {
      await setDone(task, false);
    },
    remove: async (task: Task): Promise<void> => {
      const without: Change = (tasks) => tasks.filter((one) => one.id !== task.id);
      say(catalogue.deleted, {
        description: task.title,
        action: { label: 'Undo', run: () => putBack(task) },
      });
      await apply(without, async () => deleteTask(backend, task.id), catalogue.taskNotDeleted);
    },
  };
};

export type TaskActions = ReturnType<typeof createActions>;

export const useTaskActions = (): TaskActions => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  return useMemo(() => createActions(backend, queries), [backend, queries]);
};
