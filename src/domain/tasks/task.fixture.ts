import { blankTask } from '#domain/tasks/blank-task.ts';
import type { Task, TaskStep } from '#domain/records/kinds/task.ts';

/** For tests: an open task about which nothing was said. */
export const openTask = (id: string, changes: Partial<Task> = {}): Task => ({
  id,
  ...blankTask,
  title: id,
  position: 'a0',
  createdAt: '2026-03-01T08:00:00Z',
  ...changes,
});

export const openStep = (id: string, taskId: string, changes: Partial<TaskStep> = {}): TaskStep => ({
  id,
  taskId,
  title: id,
  minutes: null,
  doneAt: null,
  position: 'a0',
  createdAt: '2026-03-01T08:00:00Z',
  ...changes,
});
