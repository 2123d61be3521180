import { describe, expect, it } from 'vitest';
import { currentSession, endOthers, startSession } from '#domain/focus/start-session.ts';
import { at, begun, nine } from '#domain/focus/focus-session.fixture.ts';

const start = {
  id: 's1',
  taskId: null,
  stepId: null,
  intention: '',
  minutes: 25,
  ritual: null,
  mood: null,
  energyBefore: null,
};
const iso = (now: number): string => new Date(now).toISOString();

describe('[FOCUS-01] starting a session', () => {
  it('starts a session without a task, and sets its end', () => {
    const { session, effects } = startSession(start, nine);
    expect(session).toMatchObject({ taskId: null, phase: 'focus', endsAt: iso(at(25)), focusedSeconds: 0 });
    expect(effects).toEqual([]);
  });

  it('logs the energy before the session when it is known', () => {
    expect(startSession({ ...start, energyBefore: 'low' }, nine).effects).toEqual([
      { kind: 'energy-check', moment: 'before', energy: 'low' },
    ]);
  });

  it.each([
    [0, 60],
    [1, 60],
    [2, 120],
    [480, 28_800],
    [481, 28_800],
  ])('plans %i minutes as %i seconds', (minutes, seconds) => {
    expect(startSession({ ...start, minutes }, nine).session.plannedSeconds).toBe(seconds);
  });

  it('cuts the intention to 200 characters', () => {
    expect(startSession({ ...start, intention: ` ${'x'.repeat(201)}` }, nine).session.intention).toHaveLength(
      200,
    );
  });
});

describe('[FOCUS-01] one session at a time', () => {
  const older = begun({ id: 'a' });
  const newer = begun({ id: 'b', startedAt: iso(at(5)), resumedAt: iso(at(5)), endsAt: iso(at(30)) });
  const ended = begun({ id: 'c', phase: 'ended', endsAt: null, startedAt: iso(at(8)) });
  const asking = begun({ id: 'd', phase: 'debrief', endsAt: null, endedAt: iso(at(1)) });

  it.each([
    ['none', [], undefined],
    ['only one that is over', [ended], undefined],
    ['the newest of two', [older, newer, ended], 'b'],
    ['in any order', [newer, older], 'b'],
    ['one that asks its questions', [asking, ended], 'd'],
    ['a live one before one that asks', [asking, older], 'a'],
  ])('finds the current session: %s', (_, sessions, id) => {
    expect(currentSession(sessions, at(10))?.id).toBe(id);
  });

  it('finds the same current session on two devices when both began at the same moment', () => {
    const twin = { ...older, id: 'z' };
    expect(currentSession([older, twin], at(1))?.id).toBe(currentSession([twin, older], at(1))?.id);
  });

  it('ends the older session at the moment the newer one began', () => {
    const others = endOthers([older, newer, ended], newer, at(20));
    expect(others.map(({ id }) => id)).toEqual(['a']);
    expect(others[0]?.fields).toMatchObject({
      phase: 'ended',
      ending: 'early',
      focusedSeconds: 300,
      endedAt: iso(at(5)),
      endsAt: null,
    });
  });

  it('closes the unanswered questions of an older session', () => {
    expect(endOthers([asking, newer], newer, at(20))).toEqual([
      { kind: 'focusSessions', id: 'd', fields: { phase: 'ended' } },
    ]);
  });
});
