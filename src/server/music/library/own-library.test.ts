import { describe, expect, it } from 'vitest';
import { demoRecipes, recipes } from '#domain/composer/recipes.ts';
import { stockTracksOf } from './own-library.ts';

const entryOf = (recipe: string) => ({
  recipe,
  version: 'abc',
  filePath: `calm/${recipe}-abc.mp3`,
  fileSize: 1000,
  durationSeconds: 10,
  measured: { loudness: -18, bpm: 71.9, bpmConfidence: 0.9, modulationHz: 16, modulationDepth: 0.4 },
});

describe('[MUSIC-01] the tracks that can be made', () => {
  it('carry what was measured and not what the recipe meant', () => {
    const recipe = recipes[0]!;
    const [track] = stockTracksOf([entryOf(recipe.id)], recipes, demoRecipes);
    expect(track).toMatchObject({
      recipe: recipe.id,
      title: recipe.title,
      moodCategory: recipe.mood,
      bpm: 71.9,
    });
  });

  it('are those with a recipe and a measurement, three of them for guests', () => {
    const entries = [...recipes.slice(1).map(({ id }) => entryOf(id)), entryOf('gone')];
    const tracks = stockTracksOf(entries, recipes, demoRecipes);
    expect(tracks.map(({ recipe }) => recipe)).toEqual(recipes.slice(1).map(({ id }) => id));
    expect(
      stockTracksOf(
        recipes.map(({ id }) => entryOf(id)),
        recipes,
        demoRecipes,
      ).filter(({ demo }) => demo),
    ).toHaveLength(3);
  });
});
