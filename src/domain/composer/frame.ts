import { element } from '#domain/composer/element.ts';
import type { Grid } from '#domain/composer/grid.ts';
import { seededRandom } from '#domain/composer/random.ts';
import type { TrackRecipe } from '#domain/composer/track-recipe.ts';
import type { Chord } from '#domain/composer/theory/chord.ts';
import { barsOf, type Progression } from '#domain/composer/theory/progression.ts';
import type { Scale } from '#domain/composer/theory/scale.ts';

export const barBeats = 4;
const sectionBars = 8;
export const sectionBeats = sectionBars * barBeats;

export interface Section {
  readonly index: number;
  readonly beat: number;
  /** 0 to 1: how many layers are there. */
  readonly fullness: number;
  readonly strain: 'a' | 'b';
}

export interface Span {
  readonly beat: number;
  readonly beats: number;
  readonly chord: Chord;
  readonly section: Section;
}

/** What every layer of a piece shares. */
export interface Frame {
  readonly recipe: TrackRecipe;
  readonly grid: Grid;
  readonly scale: Scale;
  readonly sections: readonly Section[];
  readonly spans: readonly Span[];
  /** For each beat the place of its chord in `spans`. */
  readonly spanOfBeat: readonly number[];
}

export interface Design {
  readonly progressions: readonly Progression[];
  readonly swing: number;
  readonly pair: 0.5 | 1;
}

const forms = ['aaba', 'aabb', 'abab', 'abaa', 'aaab'] as const;

// How the layers come and go over the loop; read at the middle of each section.
const arcs = [
  [0.3, 0.5, 0.75, 1, 0.9, 0.55, 0.35],
  [0.4, 0.8, 0.95, 0.45, 0.7, 1, 0.5],
  [0.5, 0.6, 1, 0.8, 0.4, 0.85, 0.6],
  [0.35, 0.65, 0.65, 0.9, 1, 0.75, 0.45],
  [0.6, 0.9, 0.5, 0.35, 0.7, 1, 0.8],
] as const;

const fullnessAt = (arc: readonly number[], place: number): number => {
  const position = place * (arc.length - 1);
  const before = Math.floor(position);
  const from = element(arc, before);
  return from + (element(arc, Math.min(before + 1, arc.length - 1)) - from) * (position - before);
};

/** Guests hear short ones. */
export const demoTag = 'demo';

export const frameOf = (recipe: TrackRecipe, design: Design): Frame => {
  const random = seededRandom(recipe.seed, 'frame');
  const progression = element(design.progressions, recipe.seed);
  // Sevenths go round all twelve keys, one further for each seed.
  const scale: Scale = { tonic: (recipe.seed * 7) % 12, mode: progression.mode };
  const beatSeconds = 60 / recipe.bpm;
  const wanted = recipe.tags.includes(demoTag) ? 108 : random.between(140, 188);
  const count = Math.max(4, Math.round(wanted / (sectionBeats * beatSeconds)));
  const grid: Grid = { beatSeconds, beats: count * sectionBeats, swing: design.swing, pair: design.pair };

  const form = random.pick(forms);
  const arc = random.pick(arcs);
  const levels = Array.from({ length: count }, (_, index) => fullnessAt(arc, (index + 0.5) / count));
  const highest = Math.max(...levels);
  const sections = levels.map((level, index): Section => ({
    index,
    beat: index * sectionBeats,
    fullness: level / highest,
    strain: form[index % form.length] === 'b' ? 'b' : 'a',
  }));
  const strains = { a: barsOf(progression.a, scale.tonic), b: barsOf(progression.b, scale.tonic) };
  const spans = sections.flatMap((section) =>
    strains[section.strain].flatMap((chords, bar) =>
      chords.map((chord, place): Span => ({
        beat: section.beat + bar * barBeats + (place * barBeats) / chords.length,
        beats: barBeats / chords.length,
        chord,
        section,
      })),
    ),
  );
  const spanOfBeat = spans.flatMap(({ beats }, index) => Array.from({ length: beats }, () => index));
  return { recipe, grid, scale, sections, spans, spanOfBeat };
};

/** The place in `spans` of the chord that sounds at a beat, before and after the loop as well. */
export const spanIndexAt = (frame: Frame, beat: number): number =>
  element(frame.spanOfBeat, Math.floor(beat + 1e-6));

export const spanAt = (frame: Frame, beat: number): Span => element(frame.spans, spanIndexAt(frame, beat));
