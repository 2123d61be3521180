import { similarity } from '#domain/analysis/sound-print.ts';
import type { Measured } from '#domain/music/library-entry.ts';

/** Another processor rounds differently: so far may a second measurement be from the first. */
const tolerances = {
  loudness: 0.1,
  peak: 0.3,
  dc: 0.0001,
  bpm: 0.3,
  bpmConfidence: 0.05,
  modulationHz: 0.05,
  modulationDepth: 0.03,
  octave: 0.5,
  seam: 3,
  likeness: 0.97,
} as const;

const apart = (a: number | null, b: number | null, tolerance: number): boolean =>
  a === null || b === null ? a !== b : Math.abs(a - b) > tolerance;

const said = (name: string, a: unknown, b: unknown): string => `${name} was ${String(a)} and is ${String(b)}`;

/** What two measurements of the same track do not agree on. */
export const measuredDifferences = (kept: Measured, again: Measured): readonly string[] => {
  const numbers = [
    'loudness',
    'peak',
    'dc',
    'bpm',
    'bpmConfidence',
    'modulationHz',
    'modulationDepth',
    'seam',
  ] as const;
  return [
    ...numbers
      .filter((name) => apart(kept[name], again[name], tolerances[name]))
      .map((name) => said(name, kept[name], again[name])),
    ...kept.octaves.flatMap((level, index) =>
      apart(level, again.octaves[index] ?? null, tolerances.octave)
        ? [said(`octave ${index}`, level, again.octaves[index])]
        : [],
    ),
    ...(kept.key === again.key ? [] : [said('key', kept.key, again.key)]),
    ...(similarity(kept.print, again.print) >= tolerances.likeness ? [] : ['the prints differ']),
  ];
};
