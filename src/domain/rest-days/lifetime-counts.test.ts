import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { focusInWords, lifetimeCounts, lifetimeInWords } from '#domain/rest-days/lifetime-counts.ts';

const done = { state: 'done', doneAt: '2026-03-02T08:00:00.000Z' } as const;
const session = { focusedSeconds: 1500 };

describe('lifetime counts', () => {
  it('counts finished tasks and focused time', () => {
    const counts = lifetimeCounts(
      [done, { state: 'open', doneAt: null }, { state: 'dropped', doneAt: '2026-01-01T08:00:00.000Z' }],
      [session, { focusedSeconds: 0 }],
    );
    expect(counts).toEqual({ finished: 1, focusedSeconds: 1500 });
    expect(lifetimeCounts([], [])).toEqual({ finished: 0, focusedSeconds: 0 });
  });

  it.each([
    [0, null],
    [59, null],
    [60, '1 focus minute'],
    [3599, '59 focus minutes'],
    [3600, '1 focus hour'],
    [7199, '1 focus hour'],
    [7200, '2 focus hours'],
  ])('formats %d focused seconds as %j', (seconds, words) => {
    expect(focusInWords(seconds)).toBe(words);
  });

  it.each([
    [0, 0, null],
    [1, 0, '1 task done so far'],
    [0, 1500, '25 focus minutes so far'],
    [128, 41 * 3600, '128 tasks done and 41 focus hours so far'],
  ])('describes %d finished tasks and %d seconds as %j', (finished, focusedSeconds, words) => {
    expect(lifetimeInWords({ finished, focusedSeconds })).toBe(words);
  });

  it('never decreases a count with one more day', () => {
    const day = record({ finished: integer({ min: 0, max: 5 }), focused: integer({ min: 0, max: 9000 }) });
    assert(
      property(array(day), (days) => {
        const upTo = (count: number) =>
          lifetimeCounts(
            days.slice(0, count).flatMap(({ finished }) => Array.from({ length: finished }, () => done)),
            days.slice(0, count).map(({ focused }) => ({ focusedSeconds: focused })),
          );
        for (let count = 1; count <= days.length; count += 1) {
          expect(upTo(count).finished).toBeGreaterThanOrEqual(upTo(count - 1).finished);
          expect(upTo(count).focusedSeconds).toBeGreaterThanOrEqual(upTo(count - 1).focusedSeconds);
        }
      }),
    );
  });
});
