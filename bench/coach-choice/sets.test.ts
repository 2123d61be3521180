import { describe, expect, it } from 'vitest';
import { experimentOf } from '#domain/coach/experiments/all-experiments.ts';
import { allExampleGoals } from '#server/coach/example-goals/all-example-goals.ts';
import { labelledGoals, vagueGoals } from './sets.ts';

describe('[COACH-01] the goals that the choice is measured with', () => {
  it('name experiments that are there', () => {
    expect(labelledGoals).toHaveLength(24);
    expect(vagueGoals).toHaveLength(10);
    const named = labelledGoals.flatMap(({ fitting }) => fitting);
    expect(named.filter((id) => experimentOf(id) === null)).toEqual([]);
  });

  it('are none of the example goals', () => {
    const examples = new Set(Object.values(allExampleGoals).flat());
    expect(labelledGoals.filter(({ goal }) => examples.has(goal))).toEqual([]);
  });
});
