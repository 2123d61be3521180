import { scoreOf } from '#domain/composer/compose.ts';
import type { TrackRecipe } from '#domain/composer/track-recipe.ts';
import { libraryEntries } from '#server/music/library-entries.ts';
import { createMp3Encoder } from '#server/music/render/encode-mp3.ts';
import { renderScore } from '#server/music/render/render-score.ts';
import { openSoundBank } from '#server/music/render/sound-bank.ts';
import type { SoundBank } from '#server/music/render/sound-bank.ts';

let bank: Promise<SoundBank> | undefined;

/** The file of a recipe as the manifest has it, byte after byte while it is made. */
export const renderEntry = async function* (
  recipe: TrackRecipe,
  encoder = createMp3Encoder(),
): AsyncGenerator<Uint8Array, void, undefined> {
  const entry = libraryEntries().get(recipe.id);
  if (entry === undefined) throw new Error(`${recipe.id} was never measured: npm run library`);
  bank ??= openSoundBank();
  yield* encoder.encode(renderScore(scoreOf(recipe), await bank, { gain: entry.gain }));
};
