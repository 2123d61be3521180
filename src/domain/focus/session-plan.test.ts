import { describe, expect, it } from 'vitest';
import { minutesFor, planInWords } from '#domain/focus/session-plan.ts';

const task = (estimatedMinutes: number | null) => ({ kind: 'call' as const, estimatedMinutes });
const samples = (count: number) =>
  Array.from({ length: count }, () => ({ kind: 'call' as const, minutes: 40, estimate: 20 }));

describe('how long a session is when nobody says', () => {
  it.each([
    ['no task: the usual time', null, 0, 25],
    ['a task nobody estimated: the usual time', task(null), 0, 25],
    ['an estimate', task(20), 0, 20],
    ['an estimate, with too few samples to go by', task(20), 4, 20],
    ['what such tasks usually take', task(20), 5, 40],
    ['no more than a session may be', task(480), 5, 480],
    ['no less than a session may be', task(0), 0, 1],
  ])('%s', (_, given, count, minutes) => {
    expect(minutesFor(given, samples(count), 25)).toBe(minutes);
  });
});

describe('the plan in one line', () => {
  it.each([
    [{ minutes: 25, sound: 'deep-focus', ritual: null }, '25 min · Deep Focus music · no ritual'],
    [{ minutes: 5, sound: 'none', ritual: 'Quick Flow Entry' }, '5 min · no music · Quick Flow Entry'],
  ] as const)('%j is “%s”', (plan, words) => {
    expect(planInWords(plan)).toBe(words);
  });
});
