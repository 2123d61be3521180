import type { Instrument } from '#domain/composer/score.ts';
import type { PadTimbre } from './pad-body.ts';

interface Voicing {
  /** Decibels that bring a level of 0 and a velocity of 1 to about the same loudness for all of them. */
  readonly gain: number;
  /** How far low and high keys stand apart, 0 to 1; 0 is one point. */
  readonly spread: number;
  /** Seconds; the release is until 100 dB are gone. */
  readonly attack: number;
  readonly release: number | null;
}

export type InstrumentVoicing = Voicing &
  (
    | {
        readonly kind: 'sampled';
        /** Upper edge in Hz of a soft and of a loud note, beside what the key itself needs. */
        readonly cutoff: readonly [number, number];
        readonly tremolo: { readonly hertz: number; readonly decibels: number } | null;
      }
    | { readonly kind: 'kit' }
    | { readonly kind: 'pad'; readonly timbre: PadTimbre }
    | { readonly kind: 'sub' | 'pulse' | 'pluck' }
  );

const sampled = (
  gain: number,
  spread: number,
  cutoff: readonly [number, number],
  release: number | null = null,
  tremolo: { readonly hertz: number; readonly decibels: number } | null = null,
): InstrumentVoicing => ({ kind: 'sampled', gain, spread, attack: 0, release, cutoff, tremolo });

const pad = (gain: number, attack: number, release: number, timbre: PadTimbre): InstrumentVoicing => ({
  kind: 'pad',
  gain,
  spread: 0,
  attack,
  release,
  timbre,
});

export const instrumentTable: Readonly<Record<Instrument, InstrumentVoicing>> = {
  piano: sampled(0, 0.55, [1800, 16_000], 1.2),
  'electric-piano': sampled(0, 0.3, [2600, 18_000], 0.7),
  vibraphone: sampled(0, 0.4, [3500, 18_000], 2, { hertz: 4.6, decibels: 3 }),
  'nylon-guitar': sampled(0, 0, [3000, 18_000], 1.2),
  'jazz-guitar': sampled(0, 0, [2200, 14_000], 0.5),
  'upright-bass': sampled(1, 0, [1400, 9000], 0.4),
  'finger-bass': sampled(0, 0, [1200, 8000], 0.4),
  harp: sampled(0, 0.5, [4000, 18_000], 4),
  celesta: sampled(-1, 0.4, [5000, 18_000], 2.4),
  strings: sampled(-1, 0.6, [3200, 16_000], 1.8),
  flute: sampled(-2, 0, [3500, 16_000], 0.5),
  marimba: sampled(1, 0.5, [3000, 18_000], 2.4),
  kalimba: sampled(0, 0.35, [5000, 18_000], 2.4),
  drums: { kind: 'kit', gain: -3, spread: 0, attack: 0, release: 0.12 },
  brushes: { kind: 'kit', gain: -4, spread: 0, attack: 0, release: 0.12 },
  'sub-bass': { kind: 'sub', gain: -14, spread: 0, attack: 0.012, release: 0.5 },
  'soft-pad': pad(-19, 0.9, 6, { partials: 14, slope: 1.7, cents: 32, even: 0.7, edge: 2200, air: 0.5 }),
  'warm-pad': pad(-18, 0.6, 5, { partials: 40, slope: 1.15, cents: 45, even: 1, edge: 2600, air: 0.35 }),
  'glass-pad': pad(-20, 0.8, 7, { partials: 24, slope: 1.05, cents: 16, even: 0.35, edge: 5500, air: 1 }),
  'pulse-synth': { kind: 'pulse', gain: -15, spread: 0, attack: 0.008, release: 0.6 },
  'pluck-synth': { kind: 'pluck', gain: -11, spread: 0, attack: 0, release: 1.6 },
};

/** Where the pieces of a kit stand, from the listener: −1 left to 1 right. */
export const kitPlaces: Readonly<Partial<Record<number, number>>> = {
  37: -0.12,
  39: 0.1,
  41: 0.45,
  42: 0.28,
  43: 0.35,
  44: 0.28,
  45: 0.15,
  46: 0.28,
  47: -0.05,
  48: -0.2,
  49: -0.45,
  50: -0.35,
  51: -0.35,
  53: -0.35,
  54: 0.4,
  55: 0.3,
  57: 0.5,
  59: -0.3,
  69: -0.4,
  70: 0.45,
  75: -0.3,
  76: 0.3,
  77: 0.2,
  81: -0.5,
  82: 0.5,
};
