import { describe, expect, it } from 'vitest';
import { allExperiments } from '#domain/coach/experiments/all-experiments.ts';
import { allExampleGoals } from './all-example-goals.ts';

const longestGoal = 200;

describe('[COACH-01] the example goals', () => {
  it('are there for every experiment, and for nothing else', () => {
    expect(Object.keys(allExampleGoals).toSorted()).toEqual(allExperiments.map(({ id }) => id).toSorted());
  });

  it.each(allExperiments)('$id has at least ten, short and different', ({ id }) => {
    const goals = allExampleGoals[id] ?? [];
    expect(goals.length).toBeGreaterThanOrEqual(10);
    for (const goal of goals) expect(goal.length).toBeLessThanOrEqual(longestGoal);
  });

  it('belong to one experiment each', () => {
    const all = Object.values(allExampleGoals).flat();
    expect(new Set(all.map((goal) => goal.toLowerCase())).size).toBe(all.length);
  });
});
