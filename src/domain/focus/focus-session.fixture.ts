import type { FocusSession } from '#domain/focus/focus-session.ts';

/** For tests: a session that is over. */
export const focusSession = (id: string, changes: Partial<FocusSession> = {}): FocusSession => ({
  id,
  taskId: null,
  stepId: null,
  intention: '',
  phase: 'ended',
  startedAt: '2026-03-01T08:00:00Z',
  plannedSeconds: 1500,
  endsAt: null,
  leftSeconds: null,
  focusedSeconds: 1500,
  resumedAt: null,
  endedAt: '2026-03-01T08:25:00Z',
  ending: 'finished',
  snoozes: 0,
  ritual: null,
  mood: null,
  energyBefore: null,
  energyAfter: null,
  progress: null,
  sound: null,
  note: '',
  createdAt: '2026-03-01T08:00:00Z',
  ...changes,
});
