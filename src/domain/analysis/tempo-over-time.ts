import { estimateTempo } from '#domain/analysis/estimate-tempo.ts';
import type { Onsets } from '#domain/analysis/onset-strength.ts';
import type { SoundCurves } from '#domain/analysis/sound-curves.ts';

/** Long enough for two bars of a slow piece. */
const stretchSeconds = 12;
const leastApart = 6;

/** A half or a double of the whole's tempo is the same beat counted otherwise. */
const inOctaveOf = (bpm: number, whole: number | null): number =>
  whole === null ? bpm : bpm * 2 ** Math.round(Math.log2(whole / bpm));

/** The tempo of overlapping stretches, so many at most. */
export const tempoOverTime = (
  { groups, frameRate }: Onsets,
  whole: number | null,
  most: number,
): SoundCurves['tempo'] => {
  const seconds = (groups[0]?.length ?? 0) / frameRate;
  if (seconds < stretchSeconds) return [];
  const count = Math.min(most, Math.floor((seconds - stretchSeconds) / leastApart) + 1);
  const apart = count === 1 ? 0 : (seconds - stretchSeconds) / (count - 1);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.round(index * apart * frameRate);
    const to = from + Math.round(stretchSeconds * frameRate);
    const { bpm } = estimateTempo({ frameRate, groups: groups.map((group) => group.subarray(from, to)) });
    return {
      at: Math.round((index * apart + stretchSeconds / 2) * 10) / 10,
      bpm: bpm === null ? null : Math.round(inOctaveOf(bpm, whole) * 10) / 10,
    };
  });
};
