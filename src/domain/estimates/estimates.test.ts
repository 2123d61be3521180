import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishBy } from '#domain/estimates/finish-by.ts';
import { median } from '#domain/estimates/median.ts';
import { type Sample, samplesFrom } from '#domain/estimates/samples.ts';
import { calibration, likelyMinutes, usualMinutes } from '#domain/estimates/usual-minutes.ts';
import { focusSession } from '#domain/focus/focus-session.fixture.ts';
import { openTask } from '#domain/tasks/task.fixture.ts';

const sample = (minutes: number, estimate: number | null = 20): Sample => ({
  kind: 'call',
  minutes,
  estimate,
});
const several = (count: number, minutes = 35, estimate: number | null = 20): readonly Sample[] =>
  Array.from({ length: count }, () => sample(minutes, estimate));
const call = { kind: 'call', estimatedMinutes: 20 } as const;
const someCall = { kind: 'call', estimatedMinutes: null } as const;

describe('[TASK-02] estimates that learn', () => {
  it.each([
    [0, null],
    [4, null],
    [5, 1.75],
    [6, 1.75],
  ])('learns the ratio of actual to estimated minutes from %i samples: %j', (count, ratio) => {
    expect(calibration(several(count), 'call')).toBe(ratio);
    expect(usualMinutes(call, several(count))).toBe(ratio === null ? null : 35);
    expect(likelyMinutes(call, several(count))).toBe(ratio === null ? 20 : 35);
  });

  it.each([
    [4, null],
    [5, 35],
    [6, 35],
  ])('learns the usual minutes from %i tasks without an estimate: %j', (count, minutes) => {
    expect(usualMinutes(someCall, several(count, 35, null))).toBe(minutes);
    // They say nothing about how far off a guess is.
    expect(calibration(several(count, 35, null), 'call')).toBeNull();
  });

  it('learns from the same kind only', () => {
    expect(calibration(several(9), 'chore')).toBeNull();
    expect(usualMinutes({ kind: 'chore', estimatedMinutes: null }, several(9))).toBeNull();
  });

  it.each([
    [1, 0.25],
    [4.9, 0.25],
    [5, 0.25],
    [5.2, 0.26],
    [79, 3.95],
    [80, 4],
    [81, 4],
    [900, 4],
  ])('computes for %d minutes and an estimate of 20 the ratio %d', (minutes, ratio) => {
    expect(calibration(several(5, minutes), 'call')).toBeCloseTo(ratio, 10);
  });

  it.each([
    [1, 5],
    [7.4, 5],
    [7.5, 10],
    [12.4, 10],
    [33, 35],
  ])('rounds %d usual minutes to %i', (minutes, said) => {
    expect(usualMinutes(someCall, several(5, minutes, null))).toBe(said);
  });

  it('takes the median, whatever the order, and scales with the values', () => {
    const positive = fc.double({ min: 0.5, max: 500, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(positive, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1, max: 8 }),
        (values, scale) => {
          const middle = median(values) ?? Number.NaN;
          expect(median(values.toReversed())).toBe(middle);
          expect(median(values.toSorted((a, b) => b - a))).toBe(middle);
          expect(median(values.map((value) => value * scale))).toBeCloseTo(middle * scale, 6);
          expect(values.filter((value) => value <= middle).length).toBeGreaterThanOrEqual(values.length / 2);
          expect(values.filter((value) => value >= middle).length).toBeGreaterThanOrEqual(values.length / 2);
        },
      ),
    );
    expect(median([])).toBeNull();
    expect(median([1, 2])).toBe(1.5);
  });
});

const session = (id: string, focusedSeconds: number, endedAt: string | null = '2026-03-01T09:00:00Z') =>
  focusSession(id, { taskId: 'done', focusedSeconds, endedAt });

describe('[TASK-02] what counts as a sample', () => {
  const done = openTask('done', {
    kind: 'call',
    estimatedMinutes: 20,
    state: 'done',
    doneAt: '2026-03-01T09:00:00Z',
  });
  it('counts a finished task with all its sessions as one sample', () => {
    expect(samplesFrom([done], [session('a', 600), session('b', 900)])).toEqual([
      { kind: 'call', minutes: 25, estimate: 20 },
    ]);
  });

  it.each([
    ['no session', done, []],
    ['59 seconds', done, [session('a', 59)]],
    ['a session that still runs', done, [session('a', 600, null)]],
    ['a task that is open', openTask('done', {}), [session('a', 600)]],
    ['a task that was dropped', openTask('done', { state: 'dropped', doneAt: 'x' }), [session('a', 600)]],
  ] as const)('takes no sample from %s', (_, task, sessions) => {
    expect(samplesFrom([task], sessions)).toEqual([]);
  });

  it('takes a sample from one minute on', () => {
    expect(samplesFrom([done], [session('a', 60)])).toHaveLength(1);
  });
});

describe('[TASK-02] the finish-by clock', () => {
  it.each([
    ['2026-03-01T15:05:00Z', 35, 'en-GB', 'Finish by 15:40'],
    ['2026-03-01T15:05:01Z', 35, 'en-GB', 'Finish by 15:41'],
    ['2026-03-01T23:50:00Z', 15, 'en-GB', 'Finish by 00:05'],
    ['2026-03-01T15:05:00Z', 35, 'de-DE', 'Finish by 15:40'],
  ])('at %s with %i minutes in %s, shows “%s”', (now, minutes, locale, text) => {
    expect(finishBy(new Date(now), minutes, locale, 'UTC')).toBe(text);
  });

  it('shows the time in the twelve-hour clock of the locale', () => {
    expect(finishBy(new Date('2026-03-01T15:05:00Z'), 35, 'en-US', 'UTC')).toMatch(/^Finish by 3:40\sPM$/);
  });
});
