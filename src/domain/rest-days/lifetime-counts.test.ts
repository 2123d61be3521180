import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { focusInWords, lifetimeCounts, lifetimeInWords } from '#domain/rest-days/lifetime-counts.ts';

const done = { state: 'done', doneAt: '2026-03-02T08:00:00.000Z' } as const;
const session = { startedAt: '2026-03-01T08:00:00.000Z', focusedSeconds: 1500 };

describe('lifetime counts', () => {
  it('counts finished tasks and focused time, since the first of them', () => {
    const counts = lifetimeCounts(
      [done, { state: 'open', doneAt: null }, { state: 'dropped', doneAt: '2026-01-01T08:00:00.000Z' }],
      [session, { ...session, startedAt: '2026-02-01T08:00:00.000Z', focusedSeconds: 0 }],
    );
    expect(counts).toEqual({ finished: 1, focusedSeconds: 1500, since: '2026-03-01T08:00:00.000Z' });
    expect(lifetimeCounts([], [])).toEqual({ finished: 0, focusedSeconds: 0, since: null });
  });

  it.each([
    [0, null],
    [59, null],
    [60, '1 minute'],
    [3599, '59 minutes'],
    [3600, '1 hour'],
    [7199, '1 hour'],
    [7200, '2 hours'],
  ])('formats %d focused seconds as %j', (seconds, words) => {
    expect(focusInWords(seconds)).toBe(words);
  });

  it.each([
    [0, 0, null],
    [1, 0, 'You have finished 1 thing since March.'],
    [0, 1500, 'You have focused 25 minutes since March.'],
    [128, 41 * 3600, 'You have finished 128 things and focused 41 hours since March.'],
  ])('describes %d finished tasks and %d seconds as %j', (finished, focusedSeconds, words) => {
    expect(lifetimeInWords({ finished, focusedSeconds, since: done.doneAt }, 'March')).toBe(words);
  });

  it('never decreases a count with one more day', () => {
    const day = record({ finished: integer({ min: 0, max: 5 }), focused: integer({ min: 0, max: 9000 }) });
    assert(
      property(array(day), (days) => {
        const upTo = (count: number) =>
          lifetimeCounts(
            days.slice(0, count).flatMap(({ finished }) => Array.from({ length: finished }, () => done)),
            days
              .slice(0, count)
              .map(({ focused }) => ({ startedAt: session.startedAt, focusedSeconds: focused })),
          );
        for (let count = 1; count <= days.length; count += 1) {
          expect(upTo(count).finished).toBeGreaterThanOrEqual(upTo(count - 1).finished);
          expect(upTo(count).focusedSeconds).toBeGreaterThanOrEqual(upTo(count - 1).focusedSeconds);
        }
      }),
    );
  });
});
