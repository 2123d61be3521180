import type { Energy } from '#domain/energy/energy.ts';

interface Fit {
  readonly preset: string;
  readonly bpm: readonly [low: number, high: number];
  readonly energy: readonly Energy[];
  readonly focus: readonly Energy[];
}

// Spec 2 §3.
const fits: readonly Fit[] = [
  { preset: 'background-calm', bpm: [90, 120], energy: ['low', 'medium', 'high'], focus: ['low'] },
  { preset: 'gentle-focus', bpm: [85, 110], energy: ['low', 'medium'], focus: ['medium'] },
  { preset: 'deep-focus', bpm: [95, 125], energy: ['medium', 'high'], focus: ['high'] },
  { preset: 'wind-down', bpm: [80, 100], energy: ['low'], focus: ['low'] },
  { preset: 'creative-flow', bpm: [85, 115], energy: ['medium'], focus: ['medium', 'high'] },
  { preset: 'active-energy', bpm: [120, 140], energy: ['high'], focus: ['medium'] },
];

/** The presets that a piece of this tempo, energy and focus belongs to. */
export const presetsFor = (bpm: number, energy: Energy, focus: Energy): readonly string[] =>
  fits
    .filter(
      (fit) =>
        bpm >= fit.bpm[0] && bpm <= fit.bpm[1] && fit.energy.includes(energy) && fit.focus.includes(focus),
    )
    .map((fit) => fit.preset);
