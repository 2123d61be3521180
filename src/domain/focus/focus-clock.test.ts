import { describe, expect, it } from 'vitest';
import { isTimeUp, reconcile, secondsFocused, secondsInAll, secondsLeft } from '#domain/focus/focus-clock.ts';
import { at, begun, nine } from '#domain/focus/focus-session.fixture.ts';

describe('[FOCUS-01] the clock of a session', () => {
  it.each([
    ['an hour before it began, by a clock that went back', at(-60), 1500, 0, false],
    ['at the start', nine, 1500, 0, false],
    ['a moment later', nine + 999, 1500, 0, false],
    ['after one second', at(0, 1), 1499, 1, false],
    ['one second before the end', at(24, 59), 1, 1499, false],
    ['a moment before the end', at(25) - 1, 1, 1499, false],
    ['at the end', at(25), 0, 1500, true],
    ['a moment after', at(25) + 1, 0, 1500, true],
    ['after a night with the lid closed', at(600), 0, 1500, true],
  ])('counts the seconds left and focused: %s', (_, now, left, focused, up) => {
    expect(secondsLeft(begun(), now)).toBe(left);
    expect(secondsFocused(begun(), now)).toBe(focused);
    expect(isTimeUp(begun(), now)).toBe(up);
    expect(reconcile(begun(), now).phase).toBe(up ? 'waiting' : 'focus');
  });

  it('keeps the moment at which the time was up', () => {
    const late = reconcile(begun(), at(600));
    expect(late).toMatchObject({ focusedSeconds: 1500, endsAt: null, resumedAt: null });
    expect(late.endedAt).toBe(new Date(at(25)).toISOString());
    expect(secondsFocused(late, at(700))).toBe(1500);
  });

  it('keeps the seconds left through a pause of any length', () => {
    const paused = begun({
      phase: 'paused',
      endsAt: null,
      resumedAt: null,
      leftSeconds: 420,
      focusedSeconds: 1080,
    });
    expect(secondsLeft(paused, at(9999))).toBe(420);
    expect(secondsFocused(paused, at(9999))).toBe(1080);
    expect(reconcile(paused, at(9999))).toBe(paused);
  });

  it.each([
    ['just ended', 0, 'debrief'],
    ['twelve hours ago', 720 * 60, 'debrief'],
    ['a second longer ago', 720 * 60 + 1, 'ended'],
  ])('asks about a session for twelve hours: %s', (_, seconds, phase) => {
    const ended = begun({ phase: 'debrief', endsAt: null, endedAt: new Date(at(25)).toISOString() });
    expect(reconcile(ended, at(25, seconds)).phase).toBe(phase);
  });

  it.each([
    ['no end', { endsAt: null }],
    ['an end that is no moment', { endsAt: 'soon' }],
    ['an end before the beginning', { endsAt: '2026-03-02T08:00:00.000Z' }],
  ])('treats a record with %s as over, without a crash', (_, change) => {
    expect(secondsLeft(begun(change), at(1))).toBe(0);
    expect(reconcile(begun(change), at(1)).phase).toBe('waiting');
  });

  it.each([
    ['the plan', {}, 1500],
    [
      'the stretch itself once the plan is used up',
      { focusedSeconds: 1500, endsAt: new Date(at(5)).toISOString() },
      300,
    ],
    ['the break', { phase: 'break' as const, endsAt: new Date(at(10)).toISOString() }, 600],
  ])('fills the ring for %s', (_, change, all) => {
    expect(secondsInAll(begun(change), at(1))).toBe(all);
  });
});
