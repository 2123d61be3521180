import { recipes } from '#domain/composer/recipes.ts';
import { renderEntry } from '#server/music/library/render-entry.ts';
import { serveRenders } from './serve-renders.ts';

const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));

serveRenders(async function* (id) {
  const recipe = byId.get(id);
  if (recipe === undefined) throw new Error(`There is no recipe ${id}`);
  yield* renderEntry(recipe);
});
