import { describe, expect, it } from 'vitest';
import { detailsProblem, titleProblem } from './validate-card.ts';

describe('[ADMIN-01] what a card may say', () => {
  it.each([
    ['', false],
    ['  ', false],
    ['x', true],
    ['x'.repeat(200), true],
    [` ${'x'.repeat(200)} `, true],
    ['🔥'.repeat(200), true],
    ['x'.repeat(201), false],
  ])('judges the title %j as it should: %j', (title, fine) => {
    expect(titleProblem(title) === null).toBe(fine);
  });

  it('takes a text of 5000 letters and none of 5001', () => {
    expect(detailsProblem('x'.repeat(5000))).toBeNull();
    expect(detailsProblem('x'.repeat(5001))).toContain('5001');
  });

  it('allows columns shorter titles', () => {
    expect(titleProblem('x'.repeat(60), 60)).toBeNull();
    expect(titleProblem('x'.repeat(61), 60)).not.toBeNull();
  });
});
