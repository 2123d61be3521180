import { describe, expect, it } from 'vitest';
import { contentWords } from '#domain/memory/meaning/content-words.ts';
import { measuredSet, otherMemories, tuningSet } from './sets.ts';

const shares = (one: string, other: string): boolean => {
  const words = new Set(contentWords(other));
  return contentWords(one).some((word) => words.has(word));
};

describe('the sets of memories and questions', () => {
  it('[MEM-01] has enough of everything', () => {
    expect(measuredSet.answered).toHaveLength(60);
    expect(measuredSet.answered.filter(({ withItsWords }) => withItsWords !== undefined)).toHaveLength(30);
    expect(measuredSet.unanswered).toHaveLength(20);
    expect(otherMemories).toHaveLength(440);
    for (const { changes } of [measuredSet, tuningSet]) {
      expect(changes.filter(({ replaces }) => replaces)).toHaveLength(changes.length / 2);
    }
    expect(measuredSet.changes).toHaveLength(30);
  });

  it('[MEM-01] asks in other words where it says so, and with the same ones where it says that', () => {
    const { answered } = measuredSet;
    expect(answered.filter((one) => shares(one.inOtherWords, one.sentence))).toEqual([]);
    expect(
      answered.filter((one) => one.withItsWords !== undefined && !shares(one.withItsWords, one.sentence)),
    ).toEqual([]);
  });

  it('[MEM-01] measures nothing that was tuned on', () => {
    const tuned = new Set(
      tuningSet.answered.flatMap((one) => [one.sentence, one.inOtherWords, one.withItsWords]),
    );
    expect(
      measuredSet.answered.filter((one) => tuned.has(one.sentence) || tuned.has(one.inOtherWords)),
    ).toEqual([]);
    expect(new Set(otherMemories).size).toBe(440);
  });
});
