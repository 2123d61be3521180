import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { TaskKind } from '#domain/records/kinds/task-values.ts';
import type { Task } from '#domain/records/kinds/task.ts';

/** One finished task that was worked on with the timer running. */
export interface Sample {
  readonly kind: TaskKind;
  readonly minutes: number;
  readonly estimate: number | null;
}

// Less was a slip of the finger, and no measure of anything.
const shortestSeconds = 60;

/** Every finished task with the minutes of focus that all its sessions took together. */
export const samplesFrom = (tasks: readonly Task[], sessions: readonly FocusSession[]): readonly Sample[] => {
  const seconds = new Map<string, number>();
  for (const { taskId, endedAt, focusedSeconds } of sessions) {
    if (taskId === null || endedAt === null) continue;
    seconds.set(taskId, (seconds.get(taskId) ?? 0) + focusedSeconds);
  }
  return tasks.flatMap((task) => {
    const spent = seconds.get(task.id) ?? 0;
    if (task.state !== 'done' || spent < shortestSeconds) return [];
    return [{ kind: task.kind, minutes: spent / 60, estimate: task.estimatedMinutes }];
  });
};
