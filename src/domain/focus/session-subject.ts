import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { Task } from '#domain/records/kinds/task.ts';

/** What a session is for; null where nobody said, or where the task is gone. */
export const sessionSubject = (session: FocusSession, tasks: readonly Task[]): string | null => {
  const task = tasks.find(({ id }) => id === session.taskId);
  return task?.title ?? (session.intention === '' ? null : session.intention);
};
