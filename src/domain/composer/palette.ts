import { element } from '#domain/composer/element.ts';
import type { Recipe } from '#domain/composer/recipe.ts';

/** A recipe that names a palette in its tags gets it; the others are dealt one by their seed. */
export const paletteFor = <T extends { readonly tag: string }>(palettes: readonly T[], recipe: Recipe): T =>
  palettes.find((palette) => recipe.tags.includes(palette.tag)) ?? element(palettes, recipe.seed);
