import { createHash } from 'node:crypto';
import type { TrackRecipe } from '#domain/composer/track-recipe.ts';
import type { Score } from '#domain/composer/score.ts';

/** A millionth is less than anybody hears, and another processor may differ in the last digit. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;

/** Changes with anything that changes the sound: what was written, its notes, and the renderer. */
export const trackVersion = (recipe: TrackRecipe, score: Score, rendererVersion: string): string => {
  // Words beside the music are not in the file.
  const { id, mood, style, seed, bpm, modulation } = recipe;
  return createHash('sha256')
    .update(JSON.stringify([rendererVersion, { id, mood, style, seed, bpm, modulation }, score], rounded))
    .digest('hex')
    .slice(0, 12);
};
