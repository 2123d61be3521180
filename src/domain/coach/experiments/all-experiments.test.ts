import { describe, expect, it } from 'vitest';
import { allExperiments, experimentOf } from './all-experiments.ts';
import { experimentThemes } from './experiment.ts';
import { basisInWords, experimentSource } from './experiment-source.ts';

const count = (text: string): number => text.split(/\s+/).length;

describe('the experiments', () => {
  it('[COACH-01] are at least 100, at least four for each theme', () => {
    expect(allExperiments.length).toBeGreaterThanOrEqual(100);
    for (const theme of experimentThemes) {
      expect(allExperiments.filter((one) => one.theme === theme).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('[COACH-01] have ids and titles of their own', () => {
    expect(new Set(allExperiments.map(({ id }) => id)).size).toBe(allExperiments.length);
    expect(new Set(allExperiments.map(({ title }) => title)).size).toBe(allExperiments.length);
    expect(new Set(allExperiments.map(({ heard }) => heard)).size).toBe(allExperiments.length);
    expect(experimentOf('open-the-file')?.theme).toBe('starting');
    expect(experimentOf('nothing')).toBeNull();
  });

  it.each(allExperiments)(
    '[COACH-01] $id is short, whole and honest about where it comes from',
    (experiment) => {
      const { heard, what, when, sign, smallest, words, title } = experiment;
      expect(count(heard)).toBeLessThanOrEqual(14);
      expect(count(what)).toBeLessThanOrEqual(32);
      expect(count(when)).toBeLessThanOrEqual(10);
      expect(count(sign)).toBeLessThanOrEqual(16);
      expect(count(smallest)).toBeLessThanOrEqual(12);
      for (const sentence of [heard, what, when, sign, smallest]) expect(sentence).toMatch(/^[A-Z].*[.?!”]$/);
      expect(title).not.toMatch(/[.]$/);
      expect(words.length).toBeGreaterThanOrEqual(5);
      for (const word of words) expect(word).toMatch(/^[a-z0-9*~/ é-]+$/);
      expect(experiment.basis === 'study').toBe(experimentSource(experiment) !== null);
      expect(basisInWords(experiment)).toMatch(/^Common practice, no study|^The idea comes from research: /);
    },
  );
});
