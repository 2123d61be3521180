import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Task } from '#domain/tasks/task.ts';
import { deleteTask, restoreTask, setTaskDone } from '#web/features/tasks/task-mutations.ts';
import { tasksKey, tasksQuery } from '#web/features/tasks/task-queries.ts';
import type { Backend } from '#web/platform/backend.ts';
import { useConnection } from '#web/platform/connection-context.ts';
import { showToast } from '#web/platform/toasts.ts';

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
  const apply = async (change: Change, send: () => Promise<void>, failure: string): Promise<boolean> => {
    await queries.cancelQueries({ queryKey: tasksKey });
    queries.setQueryData(key, (tasks) => tasks && change(tasks));
    try {
      await inLine(send);
      return true;
    } catch {
      showToast({ title: failure, description: 'Nothing was changed. Please try again.' });
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
      'Update Failed',
    );
  };

  const putBack = (task: Task): void => {
    const again: Change = (tasks) => [...tasks.filter((one) => one.id !== task.id), task];
    void apply(again, async () => restoreTask(backend, task), 'Update Failed');
  };

  return {
    complete: async (task: Task): Promise<void> => {
      // Said at once: waiting for the server would make the reward come late.
      showToast({
        title: 'Done',
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
      showToast({
        title: 'Deleted',
        description: task.title,
        action: { label: 'Undo', run: () => putBack(task) },
      });
      await apply(without, async () => deleteTask(backend, task.id), 'Delete Failed');
    },
  };
};

export type TaskActions = ReturnType<typeof createActions>;

export const useTaskActions = (): TaskActions => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  return useMemo(() => createActions(backend, queries), [backend, queries]);
};
