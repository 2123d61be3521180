import type { Task } from '#domain/records/kinds/task.ts';

/** An open task about which nothing was said. */
export const blankTask: Omit<Task, 'id' | 'title' | 'position' | 'createdAt'> = {
  description: '',
  rewardText: '',
  estimatedMinutes: null,
  energy: 'medium',
  kind: 'other',
  doOn: null,
  doAt: null,
  doUntil: null,
  dueOn: null,
  projectId: null,
  whenCue: '',
  thenAction: '',
  state: 'open',
  doneAt: null,
  archivedAt: null,
  repeatRule: null,
  seriesId: null,
};
