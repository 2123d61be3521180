import type { CoachExperiment } from '#domain/records/kinds/coach-experiment.ts';

/** For tests: one that is running. */
export const coachExperiment = (id: string, changes: Partial<CoachExperiment> = {}): CoachExperiment => ({
  id,
  goalId: null,
  materialId: 'open-the-file',
  title: 'Open it, nothing more',
  what: 'Each morning, open the file you avoid.',
  whenToDo: 'As you sit down.',
  sign: 'On three days the file was open.',
  smallest: 'Open it once.',
  doOn: '2026-11-09',
  taskId: null,
  followUpOn: '2026-11-16',
  shrunk: false,
  state: 'running',
  outcome: null,
  obstacle: null,
  note: '',
  createdAt: '2026-11-09T08:00:00.000Z',
  endedAt: null,
  ...changes,
});
