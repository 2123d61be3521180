import { demoTag } from '#domain/composer/frame.ts';
import type { TrackRecipe, Style } from '#domain/composer/track-recipe.ts';
import { ambientRows } from '#domain/composer/recipes/ambient-rows.ts';
import { deepPulseRows } from '#domain/composer/recipes/deep-pulse-rows.ts';
import { downtempoRows } from '#domain/composer/recipes/downtempo-rows.ts';
import { jazzTrioRows } from '#domain/composer/recipes/jazz-trio-rows.ts';
import { loFiRows } from '#domain/composer/recipes/lo-fi-rows.ts';
import { minimalRows } from '#domain/composer/recipes/minimal-rows.ts';
import { modulationRate } from '#domain/composer/recipes/modulation-rate.ts';
import { neoClassicalRows } from '#domain/composer/recipes/neo-classical-rows.ts';
import { presetsFor } from '#domain/composer/recipes/presets-for.ts';
import type { Row } from '#domain/composer/recipes/row.ts';
import { styleFacts } from '#domain/composer/recipes/style-facts.ts';
import { textureRows } from '#domain/composer/recipes/texture-rows.ts';

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const recipeOf =
  (style: Style) =>
  (row: Row): TrackRecipe => {
    const { artist, genre, tags } = styleFacts[style];
    return {
      id: slugOf(row.title),
      title: row.title,
      artist,
      genre,
      style,
      mood: row.mood,
      energyLevel: row.energy,
      focusType: row.focus,
      tags: [...new Set([...tags, ...row.tags, row.mood, ...presetsFor(row.bpm, row.energy, row.focus)])],
      seed: row.seed,
      bpm: row.bpm,
      modulation:
        row.modulation === undefined ? null : { rateHz: modulationRate(row.bpm), depth: row.modulation },
    };
  };

/** Every piece of the library. */
export const recipes: readonly TrackRecipe[] = [
  ...loFiRows.map(recipeOf('lo-fi')),
  ...ambientRows.map(recipeOf('ambient')),
  ...neoClassicalRows.map(recipeOf('neo-classical')),
  ...deepPulseRows.map(recipeOf('deep-pulse')),
  ...jazzTrioRows.map(recipeOf('jazz-trio')),
  ...textureRows.map(recipeOf('texture')),
  ...minimalRows.map(recipeOf('minimal')),
  ...downtempoRows.map(recipeOf('downtempo')),
];

/** The three that guests may hear: one calm, one for focus, one with energy. They are shorter than the rest. */
export const demoRecipes: readonly string[] = recipes
  .filter((recipe) => recipe.tags.includes(demoTag))
  .map((recipe) => recipe.id);
