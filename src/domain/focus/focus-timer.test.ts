import { describe, expect, it } from 'vitest';
import { reconcile, secondsFocused, secondsLeft } from '#domain/focus/focus-clock.ts';
import { type FocusPhase, type FocusSession, focusPhases } from '#domain/records/kinds/focus-session.ts';
import { at, begun } from '#domain/focus/focus-session.fixture.ts';
import { type FocusEvent, focusTimer } from '#domain/focus/focus-timer.ts';

const after = (session: FocusSession, event: FocusEvent, now: number): FocusSession => ({
  ...session,
  ...focusTimer(session, event, now).fields,
});
const iso = (now: number): string => new Date(now).toISOString();

const alertKeys = (session: FocusSession, now: number) =>
  focusTimer(session, { type: 'return' }, now).effects.map((effect) => effect.kind === 'alert' && effect.key);

const answers = { progress: null, energy: null, sound: null, note: '' };
const events: readonly FocusEvent[] = [
  { type: 'pause' },
  { type: 'resume' },
  { type: 'extend' },
  { type: 'switch-step', stepId: 'x' },
  { type: 'snooze', minutes: 5 },
  { type: 'break', minutes: 5 },
  { type: 'skip-break', seconds: 600 },
  { type: 'end-early' },
  { type: 'finish' },
  { type: 'debrief', answers },
  { type: 'skip-debrief' },
];

/** Which events mean something where, ten minutes in (or ten minutes after the time was up). */
const meant: Readonly<Record<FocusPhase, readonly FocusEvent['type'][]>> = {
  focus: ['pause', 'extend', 'switch-step', 'end-early', 'finish'],
  paused: ['resume', 'extend', 'switch-step', 'end-early', 'finish'],
  waiting: ['extend', 'switch-step', 'snooze', 'break', 'end-early', 'finish'],
  break: ['switch-step', 'skip-break', 'end-early', 'finish'],
  debrief: ['debrief', 'skip-debrief'],
  ended: [],
};

const inPhase = (phase: FocusPhase): FocusSession => {
  const still = { phase, endsAt: null, resumedAt: null };
  if (phase === 'paused') return begun({ ...still, leftSeconds: 900, focusedSeconds: 600 });
  if (phase === 'break') return begun({ phase, focusedSeconds: 1500, endedAt: iso(at(0)) });
  return phase === 'focus' ? begun() : begun({ ...still, focusedSeconds: 1500, endedAt: iso(at(0)) });
};

describe('[FOCUS-01] which events have an effect in which phase', () => {
  it.each(focusPhases.flatMap((phase) => events.map((event) => [phase, event.type, event] as const)))(
    'in the phase %s, handles or ignores the event %s',
    (phase, type, event) => {
      const { fields } = focusTimer(inPhase(phase), event, at(10));
      expect(fields !== null).toBe(meant[phase].includes(type));
    },
  );
});

describe('[FOCUS-01] the focus phase', () => {
  it('pauses and resumes without losing a second', () => {
    const paused = after(begun(), { type: 'pause' }, at(10));
    expect(paused).toMatchObject({ phase: 'paused', focusedSeconds: 600, leftSeconds: 900, endsAt: null });
    const resumed = after(paused, { type: 'resume' }, at(70));
    expect(resumed).toMatchObject({
      phase: 'focus',
      endsAt: iso(at(85)),
      resumedAt: iso(at(70)),
      leftSeconds: null,
    });
    expect(secondsFocused(resumed, at(71))).toBe(660);
  });

  it.each([
    ['running', begun(), at(10), 1200, 1800],
    ['one second before the end', begun(), at(24, 59), 301, 1800],
    ['a moment too late', begun(), at(25), 300, 1500],
    ['paused', inPhase('paused'), at(10), 1200, 1800],
  ])('extends by five minutes: %s', (_, session, now, left, planned) => {
    const longer = after(session, { type: 'extend' }, now);
    expect(secondsLeft(longer, now)).toBe(left);
    expect(longer.plannedSeconds).toBe(planned);
  });

  it('extends a session to one day at most', () => {
    const almost = begun({ focusedSeconds: 86_400 - 1500 - 10 });
    expect(secondsLeft(after(almost, { type: 'extend' }, at(0)), at(0))).toBe(1510);
    const full = begun({ focusedSeconds: 86_400 - 1500 });
    expect(focusTimer(full, { type: 'extend' }, at(0)).fields).toBeNull();
    expect(focusTimer(full, { type: 'snooze', minutes: 1 }, at(25)).fields).toBeNull();
  });

  it.each([
    ['early', 'end-early', at(12), 'early', 720, at(12)],
    ['finished before the time', 'finish', at(12), 'finished', 720, at(12)],
    ['at the end', 'end-early', at(25), 'finished', 1500, at(25)],
    ['hours after the time was up', 'finish', at(400), 'finished', 1500, at(25)],
  ] as const)('ends a session: %s', (_, type, now, ending, focusedSeconds, endedAt) => {
    expect(after(begun(), { type }, now)).toMatchObject({
      phase: 'debrief',
      ending,
      focusedSeconds,
      endedAt: iso(endedAt),
      endsAt: null,
      leftSeconds: null,
    });
  });

  it('writes all moments together, so that two devices never mix theirs', () => {
    for (const type of ['pause', 'extend', 'end-early'] as const) {
      expect(Object.keys(focusTimer(begun(), { type }, at(1)).fields ?? {})).toEqual(
        expect.arrayContaining(['phase', 'endsAt', 'leftSeconds', 'focusedSeconds', 'resumedAt', 'endedAt']),
      );
    }
  });
});

describe('[FOCUS-01] when the time is up', () => {
  it.each([1, 5, 10])('snoozes for %i more minutes', (minutes) => {
    const longer = after(begun(), { type: 'snooze', minutes }, at(60));
    expect(longer).toMatchObject({ phase: 'focus', snoozes: 1, focusedSeconds: 1500, endedAt: null });
    expect(secondsLeft(longer, at(60))).toBe(minutes * 60);
    expect(reconcile(longer, at(60 + minutes)).focusedSeconds).toBe(1500 + minutes * 60);
  });

  it.each([
    [0, 1],
    [1, 1],
    [15, 15],
    [120, 120],
    [121, 120],
  ])('limits a break of %i minutes to %i', (asked, minutes) => {
    const resting = after(begun(), { type: 'break', minutes: asked }, at(30));
    expect(resting.phase).toBe('break');
    expect(secondsLeft(resting, at(30))).toBe(minutes * 60);
    expect(secondsFocused(resting, at(31))).toBe(1500);
  });

  it('extends a break that is over, and counts none of it as focus', () => {
    const resting = after(begun(), { type: 'break', minutes: 5 }, at(30));
    expect(focusTimer(resting, { type: 'snooze', minutes: 5 }, at(34)).fields).toBeNull();
    const longer = after(resting, { type: 'snooze', minutes: 5 }, at(40));
    expect(longer).toMatchObject({ phase: 'break', endsAt: iso(at(45)), snoozes: 1 });
    const finished = after(longer, { type: 'finish' }, at(50));
    expect(finished).toMatchObject({ phase: 'debrief', focusedSeconds: 1500, endedAt: iso(at(25)) });
  });

  it('skips a break back into focus', () => {
    const resting = after(begun(), { type: 'break', minutes: 5 }, at(25));
    const again = after(resting, { type: 'skip-break', seconds: 600 }, at(27));
    expect(again).toMatchObject({ phase: 'focus', endsAt: iso(at(37)), endedAt: null });
    expect(secondsFocused(again, at(28))).toBe(1560);
  });

  it.each([
    ['before', at(25) - 1, 0],
    ['at once', at(25), 1],
    ['ten minutes late', at(35), 1],
    ['later than that', at(35, 1), 0],
  ])('alerts that the time is up: %s', (_, now, count) => {
    const { fields, effects } = focusTimer(begun(), { type: 'return' }, now);
    expect(fields).toBeNull();
    expect(effects).toEqual([{ kind: 'alert', over: 'focus', key: `s1:${at(25)}` }].slice(0, count));
  });

  it('keeps one alert key for the same end, and takes another for the next', () => {
    expect(alertKeys(begun(), at(25))).toEqual(alertKeys(begun(), at(30)));
    const longer = after(begun(), { type: 'snooze', minutes: 1 }, at(26));
    expect(alertKeys(longer, at(27))).not.toEqual(alertKeys(begun(), at(25)));
  });
});

describe('[FOCUS-01] the debrief', () => {
  const ended = after(begun(), { type: 'end-early' }, at(12));

  it('stores the answers, logs the energy and completes the task', () => {
    const step = focusTimer(
      ended,
      { type: 'debrief', answers: { progress: 'done', energy: 'high', sound: null, note: '  Tea helped  ' } },
      at(13),
    );
    expect(step.fields).toMatchObject({
      phase: 'ended',
      progress: 'done',
      energyAfter: 'high',
      note: 'Tea helped',
      endedAt: iso(at(12)),
    });
    expect(step.effects).toEqual([
      { kind: 'energy-check', moment: 'after', energy: 'high' },
      { kind: 'task-done', taskId: 't1' },
    ]);
  });

  it.each([
    ['some of it', { ...answers, progress: 'some' as const }, ended],
    ['nothing', answers, ended],
    ['done, without a task', { ...answers, progress: 'done' as const }, { ...ended, taskId: null }],
  ])('has no further effect for the answer “%s”', (_, given, session) => {
    expect(focusTimer(session, { type: 'debrief', answers: given }, at(13)).effects).toEqual([]);
  });

  it.each([
    [500, 500],
    [501, 500],
  ])('cuts a note of %i characters to %i', (length, kept) => {
    const note = '🙂'.repeat(length);
    const { fields } = focusTimer(ended, { type: 'debrief', answers: { ...answers, note } }, at(13));
    expect(Array.from(fields?.note ?? '')).toHaveLength(kept);
  });
});
