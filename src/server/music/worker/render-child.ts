import type { TrackRecipe } from '#domain/composer/track-recipe.ts';
import { recipes } from '#domain/composer/recipes.ts';
import { renderEntry } from '#server/music/render/render-entry.ts';
import { createMp3Encoder } from '#server/music/render/encode-mp3.ts';
import type { Mp3Encoder } from '#server/music/render/encode-mp3.ts';
import { serveRenders } from './serve-renders.ts';

const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));

/** Started ahead for the next file, where somebody may wait for it: its thread needs longer than the first second of music. */
let spare: Mp3Encoder | undefined;
let keepsSpare = false;

const render = async function* (recipe: TrackRecipe): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = spare;
  spare = undefined;
  for await (const bytes of renderEntry(recipe, encoder)) {
    yield bytes;
    if (keepsSpare) spare ??= createMp3Encoder();
  }
};

serveRenders({
  bytesOf: (id) => {
    const recipe = byId.get(id);
    if (recipe === undefined) throw new Error(`There is no recipe ${id}`);
    return render(recipe);
  },
  // The beginning of one track is the way through everything that is slow the first time.
  getReady: async () => {
    keepsSpare = true;
    const [recipe] = recipes;
    if (recipe === undefined) return;
    for await (const bytes of render(recipe)) if (bytes.length > 0) break;
    spare ??= createMp3Encoder();
  },
});
