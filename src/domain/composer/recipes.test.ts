import { describe, expect, it } from 'vitest';
import { instruments, modulationDepths } from '#domain/composer/score.ts';
import { demoRecipes, recipes } from '#domain/composer/recipes.ts';
import { scoreOf } from '#domain/composer/compose.ts';
import { styles } from '#domain/composer/track-recipe.ts';
import { moodPresets } from '#domain/moods/mood-presets.ts';
import { serviceMoods } from '#domain/music/service-mood.ts';

const moodTempi = { calm: [70, 100], focus: [85, 125], creative: [85, 115], energetic: [120, 140] } as const;
const beatless = new Set(['ambient', 'texture']);

describe('the recipes', () => {
  it('[MUSIC-01] has at least 132 recipes, at least 28 a mood, and of every style', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(132);
    for (const mood of serviceMoods) {
      expect(recipes.filter((recipe) => recipe.mood === mood).length, mood).toBeGreaterThanOrEqual(28);
    }
    for (const style of styles) {
      expect(recipes.filter((recipe) => recipe.style === style).length, style).toBeGreaterThanOrEqual(10);
    }
  });

  it('[MUSIC-01] never gives two recipes the same id, title or seed', () => {
    for (const field of ['id', 'title', 'seed'] as const) {
      expect(new Set(recipes.map((recipe) => recipe[field])).size, field).toBe(recipes.length);
    }
    for (const { id } of recipes) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each(serviceMoods)('[MUSIC-01] keeps recipes within the tempi of %s', (mood) => {
    const [slowest, fastest] = moodTempi[mood];
    for (const recipe of recipes.filter((recipe) => recipe.mood === mood)) {
      expect(recipe.bpm, recipe.id).toBeGreaterThanOrEqual(slowest);
      expect(recipe.bpm, recipe.id).toBeLessThanOrEqual(fastest);
    }
  });

  it.each(moodPresets.map((preset) => [preset.id, preset] as const))(
    '[MOOD-01] gives the preset %s at least eight tracks of its mood with a beat that can be counted',
    (id, { mapping, bpmRange: [slowest, fastest], serviceMood }) => {
      const fitting = recipes.filter(
        ({ mood, bpm, energyLevel, focusType, style }) =>
          mood === serviceMood &&
          !beatless.has(style) &&
          bpm >= slowest &&
          bpm <= fastest &&
          mapping.energy_level.some((level) => level === energyLevel) &&
          mapping.focus_type.some((level) => level === focusType),
      );
      expect(fitting.length).toBeGreaterThanOrEqual(8);
      for (const recipe of fitting) expect(recipe.tags, recipe.id).toContain(id);
    },
  );

  it('modulates recipes near 16 Hz for focus, at three depths, and for no other mood', () => {
    const modulated = recipes.flatMap(({ modulation, mood, bpm }) =>
      modulation ? [{ ...modulation, mood, bpm }] : [],
    );
    expect(modulated.length).toBeGreaterThanOrEqual(28);
    for (const { rateHz, mood, bpm } of modulated) {
      expect(mood).toBe('focus');
      expect(Math.abs(rateHz - 16)).toBeLessThanOrEqual(1);
      const waves = (rateHz * 60) / bpm;
      expect(waves).toBeCloseTo(Math.round(waves), 9);
    }
    expect(new Set(modulated.map(({ depth }) => depth))).toEqual(new Set(Object.keys(modulationDepths)));
  });

  it('uses every key and every instrument', () => {
    expect(new Set(recipes.map(({ seed }) => (seed * 7) % 12)).size).toBe(12);
    const used = new Set(recipes.flatMap((recipe) => scoreOf(recipe).parts.map((part) => part.instrument)));
    expect([...used].toSorted()).toEqual([...instruments].toSorted());
  });

  it('[GUEST-01] offers guests three short demo tracks of three moods and three styles', () => {
    const demos = recipes.filter(({ id }) => demoRecipes.includes(id));
    expect(demos.map(({ mood }) => mood)).toEqual(['calm', 'focus', 'energetic']);
    expect(new Set(demos.map(({ style }) => style)).size).toBe(3);
    for (const demo of demos) {
      expect(scoreOf(demo).seconds).toBeGreaterThanOrEqual(96);
      expect(scoreOf(demo).seconds).toBeLessThanOrEqual(120);
    }
  });
});
