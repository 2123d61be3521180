import { loopSeconds } from '#domain/composer/grid.ts';
import { drumKeys } from '#domain/composer/layers/drum-layer.ts';
import type { TrackRecipe, Style } from '#domain/composer/track-recipe.ts';
import type { Score } from '#domain/composer/score.ts';
import type { Sketch } from '#domain/composer/sketch.ts';
import { ambient } from '#domain/composer/styles/ambient.ts';
import { deepPulse } from '#domain/composer/styles/deep-pulse.ts';
import { downtempo } from '#domain/composer/styles/downtempo.ts';
import { jazzTrio } from '#domain/composer/styles/jazz-trio.ts';
import { loFi } from '#domain/composer/styles/lo-fi.ts';
import { minimal } from '#domain/composer/styles/minimal.ts';
import { neoClassical } from '#domain/composer/styles/neo-classical.ts';
import { texture } from '#domain/composer/styles/texture.ts';

const sketchers: Readonly<Record<Style, (recipe: TrackRecipe) => Sketch>> = {
  'lo-fi': loFi,
  ambient,
  'neo-classical': neoClassical,
  'deep-pulse': deepPulse,
  'jazz-trio': jazzTrio,
  texture,
  minimal,
  downtempo,
};

export interface Composition extends Sketch {
  readonly score: Score;
}

export const compose = (recipe: TrackRecipe): Composition => {
  const sketch = sketchers[recipe.style](recipe);
  const seconds = loopSeconds(sketch.frame.grid);
  const parts = sketch.lines.map((line) => line.part).filter((part) => part.notes.length > 0);
  const kicks = parts
    .filter((part) => part.instrument === 'drums')
    .flatMap((part) => part.notes.filter((note) => note.key === drumKeys.kick))
    .map((note) => note.at);
  const { textures, reverb, delay, wow, tilt } = sketch;
  const score: Score = {
    seconds,
    bpm: recipe.bpm,
    seed: recipe.seed,
    parts,
    textures,
    kicks,
    reverb,
    delay,
    wow,
    tilt,
    // Whole waves fill the loop, so that it closes.
    modulation: recipe.modulation && {
      ...recipe.modulation,
      rateHz: Math.round(recipe.modulation.rateHz * seconds) / seconds,
    },
  };
  return { ...sketch, score };
};

export const scoreOf = (recipe: TrackRecipe): Score => compose(recipe).score;
