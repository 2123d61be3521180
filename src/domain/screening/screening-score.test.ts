import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contextQuestions } from './context-questions.ts';
import { screeningAreaIds, screeningAreas } from './screening-areas.ts';
import { itemsOf, screeningAnswers } from './screening-items.ts';
import { scoreScreening } from './screening-score.ts';

const standard = itemsOf('standard');
const full = itemsOf('full');
const answerAll = (value: number) => Object.fromEntries(full.map(({ id }) => [id, value]));
const inAttention = (...values: readonly number[]) =>
  Object.fromEntries(values.map((value, index) => [`attention-${index + 1}`, value]));
const attentionOf = (items: typeof full, responses: Readonly<Record<string, number>>) =>
  scoreScreening(items, responses).find(({ area }) => area === 'attention');

describe('the screening items', () => {
  it('[SCREEN-01] has 24 items in six areas of four, and for mode=full 36 and six unscored questions', () => {
    expect(screeningAreas.map(({ id }) => id)).toEqual([...screeningAreaIds]);
    for (const [items, each] of [
      [standard, 4],
      [full, 6],
    ] as const) {
      for (const area of screeningAreaIds) {
        expect(items.filter((item) => item.area === area)).toHaveLength(each);
      }
    }
    expect(new Set(full.map(({ text }) => text)).size).toBe(36);
    expect(full.map(({ id }) => id)).toEqual(expect.arrayContaining(standard.map(({ id }) => id)));
    expect(contextQuestions).toHaveLength(6);
    expect(screeningAnswers).toHaveLength(5);
  });

  it('never asks twice in a row about the same area', () => {
    for (const items of [standard, full]) {
      items.slice(1).forEach((item, index) => expect(item.area).not.toBe(items[index]?.area));
    }
  });
});

describe('[SCREEN-01] the score of an area', () => {
  it.each([
    [0, 0],
    [1, 25],
    [2, 50],
    [3, 75],
    [4, 100],
  ])('scores the mean times 25: all %i gives %i', (value, score) => {
    for (const items of [standard, full]) {
      for (const area of scoreScreening(items, answerAll(value))) expect(area.score).toBe(score);
    }
  });

  it.each([
    ['4 of 4', standard, [4, 4, 4, 0], 75],
    ['3 of 4', standard, [1, 2, 3], 50],
    ['2 of 4', standard, [1, 2], null],
    ['none', standard, [], null],
    ['5 of 6', full, [0, 0, 0, 0, 1], 5],
    ['4 of 6', full, [4, 4, 4, 4], null],
    ['what is not an answer', standard, [5, -1, 1.5, Number.NaN], null],
  ] as const)('scores an area from three quarters of its answers: %s', (_name, items, values, score) => {
    expect(attentionOf(items, inAttention(...values))?.score).toBe(score);
  });

  it('raises the score with every answer and keeps it between 0 and 100', () => {
    const answers = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(answers, fc.nat({ max: 3 }), (values, index) => {
        const before = attentionOf(standard, inAttention(...values))?.score ?? -1;
        const after =
          attentionOf(standard, inAttention(...values.with(index, Math.min(4, (values[index] ?? 0) + 1))))
            ?.score ?? -1;
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(100);
      }),
    );
  });
});
