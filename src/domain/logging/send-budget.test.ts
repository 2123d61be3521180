import { describe, expect, test } from 'vitest';
import { fullBudget, sendLimits, takeFromBudget } from '#domain/logging/send-budget.ts';

/** How many of the attempts, each [moment, what], were allowed. */
const allowed = (attempts: ReadonlyArray<readonly [number, string]>): number => {
  let budget = fullBudget;
  let count = 0;
  for (const [now, what] of attempts) {
    const next = takeFromBudget(budget, what, now);
    budget = next.budget;
    if (next.allowed) count += 1;
  }
  return count;
};

const different = (count: number, every: number): ReadonlyArray<readonly [number, string]> =>
  Array.from({ length: count }, (_, i) => [i * every, `error ${i}`] as const);

describe('[LOG-02] the send budget of a page load', () => {
  test.each([
    ['as many different ones a minute as allowed', different(sendLimits.perMinute, 1), sendLimits.perMinute],
    ['one more in the same minute', different(sendLimits.perMinute + 1, 1), sendLimits.perMinute],
    ['slowly, up to the limit of the page', different(sendLimits.perPage + 5, 10_000), sendLimits.perPage],
    [
      'the same again within the window',
      [
        [0, 'a'],
        [sendLimits.sameAgainMs - 1, 'a'],
      ] as const,
      1,
    ],
    [
      'the same again after the window',
      [
        [0, 'a'],
        [sendLimits.sameAgainMs, 'a'],
      ] as const,
      2,
    ],
  ])('limits what is sent: %s', (_case, attempts, count) => {
    expect(allowed(attempts)).toBe(count);
  });

  test('allows more in a new minute', () => {
    const full = different(sendLimits.perMinute, 1);
    expect(allowed([...full, [60_000 + sendLimits.perMinute, 'later']])).toBe(sendLimits.perMinute + 1);
  });
});
