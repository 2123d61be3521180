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

const events: readonly FocusEvent[] = [
  { type: 'pause' },
  { type: 'resume' },
  { type: 'extend' },
  { type: 'switch-step', stepId: 'x' },
  { type: 'snooze', minutes: 5 },
  { type: 'break', minutes: 5 },
  { type: 'set-length', minutes: 45 },
  { type: 'ritual-done', ritual: 'Quick Flow Entry', mood: 'focused', energy: 'low' },
  { type: 'refocus', seconds: 600 },
  { type: 'skip-break' },
  { type: 'end-early' },
  { type: 'finish' },
  { type: 'debrief', progress: 'some' },
  { type: 'skip-debrief' },
  { type: 'answer', answers: { energy: 'low' } },
];

/** Which events mean something where, ten minutes in (or ten minutes after the time was up). */
const meant: Readonly<Record<FocusPhase, readonly FocusEvent['type'][]>> = {
  focus: ['pause', 'extend', 'set-length', 'switch-step', 'ritual-done', 'end-early', 'finish'],
  paused: ['resume', 'extend', 'set-length', 'switch-step', 'ritual-done', 'end-early', 'finish'],
  waiting: ['extend', 'switch-step', 'ritual-done', 'snooze', 'break', 'end-early', 'finish'],
  break: ['switch-step', 'ritual-done', 'refocus', 'skip-break', 'end-early', 'finish'],
  debrief: ['debrief', 'skip-debrief', 'answer'],
  ended: ['break', 'answer'],
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

  it('goes from a break back into focus', () => {
    const resting = after(begun(), { type: 'break', minutes: 5 }, at(25));
    const again = after(resting, { type: 'refocus', seconds: 600 }, at(27));
    expect(again).toMatchObject({ phase: 'focus', endsAt: iso(at(37)), endedAt: null });
    expect(secondsFocused(again, at(28))).toBe(1560);
  });

  it('skips the rest of a break back to where it was taken, and starts nothing', () => {
    const resting = after(begun(), { type: 'break', minutes: 5 }, at(25));
    const skipped = after(resting, { type: 'skip-break' }, at(27));
    expect(skipped).toMatchObject({ phase: 'waiting', endsAt: null, endedAt: iso(at(25)) });
    expect(secondsFocused(skipped, at(40))).toBe(1500);
  });

  it('takes a break after the end that leaves the ended session as it was', () => {
    const ended = after(
      after(begun(), { type: 'end-early' }, at(12)),
      { type: 'debrief', progress: 'some' },
      at(13),
    );
    const resting = after(ended, { type: 'break', minutes: 5 }, at(14));
    expect(resting).toMatchObject({ phase: 'break', endsAt: iso(at(19)), ending: 'early' });
    expect(focusTimer(resting, { type: 'refocus', seconds: 600 }, at(15)).fields).toBeNull();
    for (const type of ['skip-break', 'finish', 'end-early'] as const) {
      expect(after(resting, { type }, at(16))).toEqual(ended);
    }
  });

  it.each([
    ['still asked about ten minutes after it was over', at(29), 'break'],
    ['just over later than that', at(29, 1), 'ended'],
  ])('a break after the end is %s', (_, now, phase) => {
    const ended = begun({ phase: 'ended', endsAt: null, endedAt: iso(at(12)), ending: 'early' });
    const resting = after(ended, { type: 'break', minutes: 5 }, at(14));
    expect(reconcile(resting, now).phase).toBe(phase);
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

  it('is over with one answer, and “done” completes the task', () => {
    const step = focusTimer(ended, { type: 'debrief', progress: 'done' }, at(13));
    expect(step.fields).toMatchObject({ phase: 'ended', progress: 'done', endedAt: iso(at(12)) });
    expect(step.effects).toEqual([{ kind: 'task-done', taskId: 't1' }]);
  });

  it.each([
    ['some of it', 'some', ended],
    ['stuck', 'stuck', ended],
    ['done, without a task', 'done', { ...ended, taskId: null }],
  ] as const)('has no further effect for the answer “%s”', (_, progress, session) => {
    expect(focusTimer(session, { type: 'debrief', progress }, at(13)).effects).toEqual([]);
  });

  it('takes further answers before and after the one, each by itself', () => {
    const before = after(ended, { type: 'answer', answers: { energy: 'high' } }, at(13));
    expect(before).toMatchObject({ phase: 'debrief', energyAfter: 'high' });
    const over = after(before, { type: 'debrief', progress: 'some' }, at(14));
    expect(over).toMatchObject({ phase: 'ended', progress: 'some', energyAfter: 'high' });
    const more = after(over, { type: 'answer', answers: { sound: 'helped', note: '  Tea helped ' } }, at(15));
    expect(more).toMatchObject({ energyAfter: 'high', sound: 'helped', note: 'Tea helped' });
    expect(focusTimer(more, { type: 'answer', answers: {} }, at(15)).fields).toBeNull();
  });

  it('logs the energy that was said afterwards', () => {
    const { effects } = focusTimer(ended, { type: 'answer', answers: { energy: 'high' } }, at(13));
    expect(effects).toEqual([{ kind: 'energy-check', moment: 'after', energy: 'high' }]);
  });

  it.each([
    ['twelve hours', at(12 + 720), true],
    ['a second more', at(12 + 720, 1), false],
  ])('takes further answers for %s', (_, now, taken) => {
    const over = after(ended, { type: 'debrief', progress: 'some' }, at(13));
    expect(focusTimer(over, { type: 'answer', answers: { note: 'x' } }, now).fields !== null).toBe(taken);
  });

  it.each([
    [500, 500],
    [501, 500],
  ])('cuts a note of %i characters to %i', (length, kept) => {
    const note = '🙂'.repeat(length);
    const { fields } = focusTimer(ended, { type: 'answer', answers: { note } }, at(13));
    expect(Array.from(fields?.note ?? '')).toHaveLength(kept);
  });
});

describe('changing the length of a session that runs', () => {
  it.each([
    ['longer', 45, 35 * 60, 45 * 60],
    ['shorter', 15, 5 * 60, 15 * 60],
    ['to the minute that is on: a minute is left', 11, 60, 11 * 60],
    ['to less than has passed: a minute is left', 5, 60, 11 * 60],
    ['to more than a session may be', 481, 470 * 60, 480 * 60],
  ])('%s', (_, minutes, left, planned) => {
    const changed = after(begun(), { type: 'set-length', minutes }, at(10));
    expect(secondsLeft(changed, at(10))).toBe(left);
    expect(changed.endsAt).toBe(iso(at(10, left)));
    expect(changed.plannedSeconds).toBe(planned);
    expect(secondsFocused(changed, at(10))).toBe(600);
  });

  it('works in a pause too', () => {
    const paused = after(begun(), { type: 'pause' }, at(10));
    const changed = after(paused, { type: 'set-length', minutes: 15 }, at(30));
    expect(changed).toMatchObject({ phase: 'paused', leftSeconds: 300, plannedSeconds: 900 });
  });
});

describe('a ritual in the middle of a session', () => {
  const done = { type: 'ritual-done', ritual: 'Quick Flow Entry', mood: 'focused', energy: 'low' } as const;

  it.each([
    [null, 'low'],
    ['high', 'high'],
  ] as const)('is noted, and energy before it (%j) becomes %s', (energyBefore, kept) => {
    expect(after(begun({ energyBefore }), done, at(1))).toMatchObject({
      ritual: 'Quick Flow Entry',
      mood: 'focused',
      energyBefore: kept,
    });
  });
});
