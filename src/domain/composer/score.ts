/** Instruments of the renderer. Those with a sample come from the soundfont, the others are synthesised. */
export const instruments = [
  'piano',
  'electric-piano',
  'vibraphone',
  'nylon-guitar',
  'jazz-guitar',
  'upright-bass',
  'finger-bass',
  'harp',
  'celesta',
  'strings',
  'flute',
  'marimba',
  'kalimba',
  'drums',
  'brushes',
  'sub-bass',
  'soft-pad',
  'warm-pad',
  'glass-pad',
  'pulse-synth',
  'pluck-synth',
] as const;
export type Instrument = (typeof instruments)[number];

export const textures = ['rain', 'vinyl', 'wind', 'waves', 'brown-noise', 'pink-noise', 'fire'] as const;
export type Texture = (typeof textures)[number];

/** Times are seconds from the start of the loop; a note may ring past its end, into the beginning. */
export interface Note {
  readonly at: number;
  readonly seconds: number;
  /** MIDI note number; for drums and brushes the General MIDI drum. */
  readonly key: number;
  /** 0 to 1. */
  readonly velocity: number;
}

export interface Part {
  readonly instrument: Instrument;
  /** Decibels against the other parts. */
  readonly level: number;
  /** −1 left to 1 right. */
  readonly pan: number;
  /** Sends, 0 to 1. */
  readonly reverb: number;
  readonly delay: number;
  /** How far the kick pushes this part down, 0 to 1. */
  readonly duck: number;
  /** Upper edge of what is heard of it in Hz; a sweep moves slowly between the two values. */
  readonly lowpass: { readonly from: number; readonly to: number; readonly periodSeconds: number } | null;
  readonly notes: readonly Note[];
}

/** Noise and weather that runs through the whole loop. */
export interface TextureLayer {
  readonly texture: Texture;
  readonly level: number;
  /** Louder and softer by this many decibels, once in so many seconds. */
  readonly swell: { readonly decibels: number; readonly periodSeconds: number } | null;
}

export const modulationDepths = { low: 0.25, medium: 0.45, high: 0.65 } as const;
export type ModulationDepth = keyof typeof modulationDepths;

export interface Modulation {
  readonly rateHz: number;
  readonly depth: ModulationDepth;
}

/** A whole piece as the renderer needs it: events, no theory. Everything loops at `seconds`. */
export interface Score {
  readonly seconds: number;
  readonly bpm: number;
  /** Decides every noise and every jitter of the renderer. */
  readonly seed: number;
  readonly parts: readonly Part[];
  readonly textures: readonly TextureLayer[];
  /** When the kick sounds, for what ducks under it. */
  readonly kicks: readonly number[];
  readonly reverb: { readonly seconds: number; readonly damping: number };
  /** A dotted eighth as a rule. */
  readonly delay: { readonly seconds: number; readonly feedback: number };
  /** Slow pitch wander of a worn tape, 0 to 1. */
  readonly wow: number;
  /** Treble against what the parts bring, in dB around 4 kHz. */
  readonly tilt: number;
  readonly modulation: Modulation | null;
}
