import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import { startSession } from '#domain/focus/start-session.ts';

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

export const nine = Date.parse('2026-03-02T09:00:00.000Z');

export const at = (minutes: number, seconds = 0): number => nine + (minutes * 60 + seconds) * 1000;

/** Twenty-five minutes from nine o'clock. */
export const begun = (change: Partial<FocusSession> = {}, minutes = 25): FocusSession => ({
  ...startSession(
    {
      id: 's1',
      taskId: 't1',
      stepId: null,
      intention: '',
      minutes,
      ritual: null,
      mood: null,
      energyBefore: null,
    },
    nine,
  ).session,
  ...change,
});
