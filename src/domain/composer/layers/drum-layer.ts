import { barBeats, type Frame } from '#domain/composer/frame.ts';
import { type Line, type Stroke, type Voice, writeLine } from '#domain/composer/line.ts';
import { seededRandom } from '#domain/composer/random.ts';
import { element } from '#domain/composer/element.ts';

/** General MIDI drums. */
export const drumKeys = {
  kick: 36,
  stick: 37,
  snare: 38,
  clap: 39,
  swirl: 40,
  hat: 42,
  pedal: 44,
  open: 46,
  ride: 51,
  bell: 53,
  tambourine: 54,
  cabasa: 69,
  shaker: 70,
} as const;
export type Drum = keyof typeof drumKeys;

/** Sixteen steps a bar: X leant on, x as usual, g a ghost that may stay away, anything else is rest. */
export interface DrumRow {
  readonly drum: Drum;
  readonly bars: readonly string[];
  readonly velocity: number;
  /** Seconds behind the beat. */
  readonly late?: number;
}

export interface Kit {
  readonly voice: Voice;
  readonly rows: readonly DrumRow[];
}

const weights: Readonly<Record<string, number>> = { X: 1.12, x: 1, g: 0.42 };

export const drumLayer = (frame: Frame, kit: Kit): Line => {
  const random = seededRandom(frame.recipe.seed, `drums ${kit.voice.instrument}`);
  const strokes: Stroke[] = [];
  for (const row of kit.rows) {
    for (let bar = 0; bar < frame.grid.beats / barBeats; bar += 1) {
      const steps = element(row.bars, bar);
      for (let step = 0; step < 16; step += 1) {
        const mark = steps[step] ?? '-';
        const weight = weights[mark];
        // At the end of a section the hands are busier, which leads into the next.
        const missing = bar % 8 === 7 ? 0.1 : 0.45;
        if (weight === undefined || (mark === 'g' && random.chance(missing))) continue;
        strokes.push({
          beat: bar * barBeats + step / 4,
          beats: 0.25,
          key: drumKeys[row.drum],
          // Hands lean on the beat and let go after it.
          velocity: row.velocity * weight * (step % 4 === 0 ? 1 : 0.9),
          late: row.late ?? 0,
        });
      }
    }
  }
  return writeLine(frame, kit.voice, strokes);
};
