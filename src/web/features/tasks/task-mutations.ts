import type { Energy } from '#domain/energy/energy.ts';
import type { TaskFields } from '#domain/tasks/task-rules.ts';
import type { Task } from '#domain/tasks/task.ts';
import { rowOf } from '#web/features/tasks/task-row.ts';
import { dataOf } from '#web/platform/answer.ts';
import type { Backend } from '#web/platform/backend.ts';
import { recordSecurityEvent } from '#web/platform/security-events.ts';

export interface NewTask extends TaskFields, Pick<Task, 'doOn' | 'dueOn' | 'project'> {
  readonly id: string;
  readonly energy: Energy;
}

type Answer = Parameters<typeof dataOf>[0] & { readonly error: { readonly code: string } | null };

/** The database lets nobody touch a task of somebody else; that it was tried is worth knowing. */
const accepted = (answer: Answer): void => {
  if (answer.error?.code === '42501') recordSecurityEvent('task_ownership_violation');
  dataOf(answer);
};

/** The id comes from the draft, so that a repeated save of the same draft cannot make two tasks. */
export const createTask = async (backend: Backend, task: NewTask): Promise<void> => {
  accepted(
    await backend.from('tasks').upsert(
      {
        id: task.id,
        title: task.title,
        description: task.description,
        reward_text: task.rewardText,
        estimated_minutes: task.estimatedMinutes,
        energy: task.energy,
        do_on: task.doOn,
        due_on: task.dueOn,
        project: task.project,
      },
      { onConflict: 'id', ignoreDuplicates: true },
    ),
  );
};

export const setTaskDone = async (backend: Backend, id: string, doneAt: string | null): Promise<void> => {
  accepted(await backend.from('tasks').update({ done_at: doneAt }).eq('id', id));
};

export const deleteTask = async (backend: Backend, id: string): Promise<void> => {
  accepted(await backend.from('tasks').delete().eq('id', id));
};

/** Undo of a deletion: the same row with the same id. */
export const restoreTask = async (backend: Backend, task: Task): Promise<void> => {
  accepted(await backend.from('tasks').upsert(rowOf(task), { onConflict: 'id', ignoreDuplicates: true }));
};
