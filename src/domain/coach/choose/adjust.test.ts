import { describe, expect, it } from 'vitest';
import { allExperiments } from '#domain/coach/experiments/all-experiments.ts';
import { adjust } from './adjust.ts';
import { experimentObstacles, experimentOutcomes } from '#domain/records/kinds/coach-values.ts';

const experiment = allExperiments.find(({ id }) => id === 'three-mail-times')!;

describe('what comes after a week', () => {
  it.each([
    ['worked', null, 'keep and grow'],
    ['worked', 'other people', 'keep and grow'],
    ['worked', 'no longer matters', 'drop'],
    ['partly', null, 'keep'],
    ['partly', 'too big', 'shrink'],
    ['partly', 'forgot', 'change the time'],
    ['did not', null, 'swap'],
    ['did not', 'too big', 'shrink'],
    ['did not', 'wrong time', 'change the time'],
    ['did not', 'did not suit me', 'swap'],
    ['did not try', null, 'shrink'],
    ['did not try', 'no time', 'shrink'],
    ['did not try', 'forgot', 'change the time'],
    ['did not try', 'no longer matters', 'drop'],
  ] as const)('[COACH-01] when it “%s” and the obstacle is “%s”: %s', (outcome, obstacle, kind) => {
    expect(adjust(experiment, outcome, obstacle).kind).toBe(kind);
  });

  it('[COACH-01] swaps what is at its smallest already', () => {
    expect(adjust(experiment, 'did not try', 'too big', { shrunk: true }).kind).toBe('swap');
  });

  it('[COACH-01] swaps for one of the same theme that was not tried', () => {
    const next = adjust(experiment, 'did not', null, { tried: ['two-line-reply'] });
    expect(next.experiment?.theme).toBe('messages');
    expect(['three-mail-times', 'two-line-reply']).not.toContain(next.experiment?.id);
  });

  it('[COACH-01] lets go when there is nothing left to swap for', () => {
    const tried = allExperiments.map(({ id }) => id);
    expect(adjust(experiment, 'did not', null, { tried })).toMatchObject({ kind: 'drop', experiment: null });
  });

  it('[COACH-01] always has one kind sentence, and no word of blame', () => {
    for (const outcome of experimentOutcomes) {
      for (const obstacle of [null, ...experimentObstacles]) {
        const { sentence } = adjust(experiment, outcome, obstacle);
        expect(sentence).toMatch(/^[A-Z][^.?!]+\.$/);
        expect(sentence).not.toMatch(/should|must|fail|miss|lazy|again/i);
      }
    }
  });
});
