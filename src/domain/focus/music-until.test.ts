import { describe, expect, it } from 'vitest';
import { at, begun, focusSession } from '#domain/focus/focus-session.fixture.ts';
import { focusTimer } from '#domain/focus/focus-timer.ts';
import { musicUntil } from '#domain/focus/music-until.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';

const after = (session: FocusSession, type: 'pause' | 'extend', now: number): FocusSession => ({
  ...session,
  ...focusTimer(session, { type }, now).fields,
});

describe('until when a session needs music', () => {
  it.each<[string, readonly FocusSession[], number, number | null]>([
    ['no session', [], at(0), null],
    ['a session that is over', [focusSession('s0')], at(0), null],
    ['a session that runs', [begun()], at(0), at(25)],
    ['its last second', [begun()], at(24, 59), at(25)],
    ['the moment its time is up', [begun()], at(25), null],
    ['five minutes more', [after(begun(), 'extend', at(20))], at(20), at(30)],
    ['a paused session', [after(begun(), 'pause', at(5))], at(5), Infinity],
    ['a break', [begun({ phase: 'break', endsAt: new Date(at(30)).toISOString() })], at(26), null],
  ])('%s', (_, sessions, now, until) => {
    expect(musicUntil(sessions, now)).toBe(until);
  });
});
