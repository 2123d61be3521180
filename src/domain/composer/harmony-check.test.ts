import { describe, expect, it } from 'vitest';
import { scoreOf } from '#domain/composer/compose.ts';
import { harmonyCheck, harmonyOf } from '#domain/composer/harmony-check.ts';
import { recipes } from '#domain/composer/recipes.ts';
import type { Note, Score } from '#domain/composer/score.ts';

const inTune = 0.85;

const halfStepUp = (notes: readonly Note[]): Note[] =>
  notes.map(({ at, seconds, key, velocity }) => ({ at, seconds, key: key + 1, velocity }));

describe('the harmony check', () => {
  it('[MUSIC-01] finds the strong beats of every recipe in its chord or scale', () => {
    for (const recipe of recipes) {
      const finding = harmonyCheck(scoreOf(recipe), harmonyOf(recipe));
      expect(finding.inKey, recipe.id).toBeGreaterThanOrEqual(0.95);
      expect(finding.inChord, recipe.id).toBeGreaterThanOrEqual(0.75);
    }
  });

  it('finds notes a half step out of key, and counts nothing in a score without pitch', () => {
    const recipe = recipes[0]!;
    const score = scoreOf(recipe);
    const sour: Score = {
      ...score,
      parts: score.parts.map((part) => Object.assign({}, part, { notes: halfStepUp(part.notes) })),
    };
    expect(harmonyCheck(sour, harmonyOf(recipe)).inKey).toBeLessThan(inTune);
    expect(harmonyCheck({ ...score, parts: [] }, harmonyOf(recipe))).toEqual({
      sounding: 0,
      inChord: 1,
      inKey: 1,
    });
  });
});
