import { type Frame, barBeats, sectionBeats } from '#domain/composer/frame.ts';
import { loopSeconds, timeOf } from '#domain/composer/grid.ts';
import { intoRange } from '#domain/composer/instrument-range.ts';
import { element } from '#domain/composer/element.ts';
import { seededRandom } from '#domain/composer/random.ts';
import type { Instrument, Note, Part } from '#domain/composer/score.ts';

const roles = ['melody', 'chords', 'pad', 'bass', 'drums', 'pattern'] as const;
export type Role = (typeof roles)[number];

/** How a layer sounds and when it is there. */
export interface Voice {
  readonly role: Role;
  readonly instrument: Instrument;
  readonly level: number;
  readonly pan?: number;
  readonly reverb?: number;
  readonly delay?: number;
  readonly duck?: number;
  readonly lowpass?: Part['lowpass'];
  /** Silent in sections less full than this. */
  readonly from?: number;
  /** Silent in sections fuller than this. */
  readonly until?: number;
}

export interface Line {
  readonly role: Role;
  readonly part: Part;
  /** Seconds that a note may stand beside the grid. */
  readonly looseness: number;
}

export interface Stroke {
  readonly beat: number;
  readonly beats: number;
  readonly key: number;
  readonly velocity: number;
  /** Seconds behind the beat. */
  readonly late?: number;
}

const steadiness = 0.007;

/** 1 while a layer is there, less while it comes and goes, 0 where it is silent. */
const presence = (frame: Frame, voice: Voice, beat: number): number => {
  const isThere = (index: number): boolean => {
    const { fullness } = element(frame.sections, index);
    return fullness >= (voice.from ?? 0) && fullness <= (voice.until ?? 1);
  };
  const index = Math.floor(beat / sectionBeats);
  if (!isThere(index)) return 0;
  const bar = Math.floor((beat - index * sectionBeats) / barBeats);
  const entering = isThere(index - 1) ? 1 : Math.min(1, 0.6 + bar * 0.1);
  const leaving = isThere(index + 1) ? 1 : Math.min(1, 0.7 + (7 - bar) * 0.1);
  return entering * leaving;
};

/** Turns strokes on the beat into notes in time: swung, a little loose, phrased and within the instrument. */
export const writeLine = (
  frame: Frame,
  voice: Voice,
  strokes: readonly Stroke[],
  stream = `${voice.role} ${voice.instrument}`,
): Line => {
  const random = seededRandom(frame.recipe.seed, `line ${stream}`);
  const seconds = loopSeconds(frame.grid);
  const loose = random.between(0.002, steadiness);
  let latest = 0;
  const notes = strokes.flatMap((stroke): Note[] => {
    const present = presence(frame, voice, stroke.beat % frame.grid.beats);
    // Drawn for silent strokes as well: a layer that comes later leaves the rest as it was.
    const jitter = random.between(-loose, loose);
    const touch = random.between(0.93, 1.04);
    if (present === 0) return [];
    const late = stroke.late ?? 0;
    latest = Math.max(latest, late);
    const begin = timeOf(frame.grid, stroke.beat) + late + jitter;
    const end = timeOf(frame.grid, stroke.beat + stroke.beats);
    // Phrases of four bars breathe in and out.
    const phrase = 0.94 + 0.06 * Math.sin(((stroke.beat % 16) / 16) * Math.PI);
    return [
      {
        at: begin >= seconds ? begin - seconds : Math.max(0, begin),
        seconds: Math.max(0.05, end - timeOf(frame.grid, stroke.beat)),
        key: ['drums', 'brushes'].includes(voice.instrument)
          ? stroke.key
          : intoRange(voice.instrument, stroke.key),
        velocity: Math.min(1, Math.max(0.02, stroke.velocity * present * phrase * touch)),
      },
    ];
  });
  const part: Part = {
    instrument: voice.instrument,
    level: voice.level,
    pan: voice.pan ?? 0,
    reverb: voice.reverb ?? 0.2,
    delay: voice.delay ?? 0,
    duck: voice.duck ?? 0,
    lowpass: voice.lowpass ?? null,
    notes: notes.toSorted((one, other) => one.at - other.at || one.key - other.key),
  };
  return { role: voice.role, part, looseness: latest + loose };
};
