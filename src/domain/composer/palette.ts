import { element } from '#domain/composer/element.ts';
import type { TrackRecipe } from '#domain/composer/track-recipe.ts';

/** The palette that the first telling tag of a recipe names; the others are dealt one by their seed. */
export const paletteFor = <T extends { readonly tag: string }>(
  palettes: readonly T[],
  recipe: TrackRecipe,
): T => {
  for (const tag of recipe.tags) {
    const named = palettes.find((palette) => palette.tag === tag);
    if (named !== undefined) return named;
  }
  return element(palettes, recipe.seed);
};
