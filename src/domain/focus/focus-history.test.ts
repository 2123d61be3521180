import { describe, expect, it } from 'vitest';
import { focusByDay, lifetimeSeconds } from '#domain/focus/focus-history.ts';
import { begun } from '#domain/focus/focus-session.fixture.ts';

const ended = (id: string, startedAt: string, focusedSeconds: number) =>
  begun({ id, startedAt, focusedSeconds, phase: 'ended', endsAt: null });
const sessions = [
  ended('a', '2026-03-01T23:59:59.000Z', 60),
  ended('b', '2026-03-02T00:00:00.000Z', 120),
  ended('c', '2026-03-02T10:00:00.000Z', 300),
  begun({ id: 'running', focusedSeconds: 999 }),
];

describe('[FOCUS-01] past sessions', () => {
  it('groups past sessions by day, newest first, without the running one', () => {
    const days = focusByDay(sessions, (moment) => moment.slice(0, 10));
    expect(days.map(({ day, seconds, sessions: all }) => [day, seconds, all.map(({ id }) => id)])).toEqual([
      ['2026-03-02', 420, ['c', 'b']],
      ['2026-03-01', 60, ['a']],
    ]);
  });

  it('adds up the seconds of all past sessions', () => {
    expect(lifetimeSeconds(sessions)).toBe(480);
    expect(lifetimeSeconds([])).toBe(0);
  });
});
