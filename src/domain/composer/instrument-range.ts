import type { Instrument } from '#domain/composer/score.ts';

/** Lowest and highest key that still sounds like the instrument. */
export const instrumentRange: Readonly<Record<Instrument, readonly [low: number, high: number]>> = {
  piano: [28, 100],
  'electric-piano': [33, 91],
  vibraphone: [53, 89],
  'nylon-guitar': [40, 83],
  'jazz-guitar': [40, 81],
  'upright-bass': [28, 55],
  'finger-bass': [28, 55],
  harp: [36, 96],
  celesta: [60, 103],
  strings: [36, 91],
  flute: [60, 93],
  marimba: [45, 93],
  kalimba: [55, 91],
  drums: [35, 82],
  brushes: [35, 82],
  'sub-bass': [26, 50],
  'soft-pad': [36, 91],
  'warm-pad': [36, 88],
  'glass-pad': [48, 98],
  'pulse-synth': [40, 88],
  'pluck-synth': [40, 93],
};

/** Moves a key by octaves until the instrument has it. */
export const intoRange = (instrument: Instrument, key: number): number => {
  const [low, high] = instrumentRange[instrument];
  let moved = Math.round(key);
  while (moved < low) moved += 12;
  while (moved > high) moved -= 12;
  return moved;
};
