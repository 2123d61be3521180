import { describe, expect, it } from 'vitest';
import { changesOf, startChanges } from '#domain/focus/focus-changes.ts';
import { at, begun } from '#domain/focus/focus-session.fixture.ts';
import { focusTimer } from '#domain/focus/focus-timer.ts';

const start = {
  id: 's2',
  taskId: 't1',
  stepId: null,
  intention: '',
  minutes: 10,
  ritual: null,
  mood: null,
  energyBefore: 'low' as const,
};

describe('[FOCUS-01] the record changes of a focus session', () => {
  it('ends the running session and logs the energy when another starts', () => {
    const changes = startChanges([begun()], start, { now: at(5), hour: 10 });
    expect(changes.map(({ kind }) => kind)).toEqual(['focusSessions', 'focusSessions', 'energyChecks']);
    expect(changes[0]).toMatchObject({
      id: 's1',
      fields: { phase: 'ended', ending: 'early', focusedSeconds: 300 },
    });
    expect(changes[1]).toMatchObject({ id: 's2', fields: { phase: 'focus', plannedSeconds: 600 } });
    expect(changes[2]).toMatchObject({
      fields: { moment: 'before', energy: 'low', hour: 10, taskId: 't1', focusId: 's2' },
    });
  });

  it('writes one energy check for an answer, however often it is given', () => {
    const asking = begun({ phase: 'debrief', endsAt: null, endedAt: new Date(at(25)).toISOString() });
    const answers = { energy: 'high' as const };
    const once = (now: number) =>
      changesOf(asking, focusTimer(asking, { type: 'answer', answers }, now), { now, hour: 9 });
    expect(once(at(26)).map(({ id }) => id)).toEqual(once(at(30)).map(({ id }) => id));
    expect(once(at(26))[1]).toMatchObject({
      kind: 'energyChecks',
      fields: { moment: 'after', energy: 'high' },
    });
  });

  it('writes nothing for an event that has no effect', () => {
    expect(
      changesOf(begun(), focusTimer(begun(), { type: 'resume' }, at(1)), { now: at(1), hour: 9 }),
    ).toEqual([]);
  });
});
