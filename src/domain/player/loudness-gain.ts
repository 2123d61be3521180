import { graphLimits } from '#domain/player/player-limits.ts';

/** Integrated loudness our own tracks are rendered to, in LUFS; uploads are brought to it as they play. */
const targetLoudness = -18;

/** Music plays at a gain of 0.7: making up for that cannot clip, whatever the peaks of the file are. */
const mostGain = 1 / graphLimits.musicGain;
const leastGain = 10 ** (-24 / 20);

/** What a track's samples are multiplied by so that it plays as loud as the others. Unmeasured tracks stay as they are. */
export const loudnessGain = (lufs: number | null): number => {
  if (lufs === null || !Number.isFinite(lufs)) return 1;
  return Math.min(mostGain, Math.max(leastGain, 10 ** ((targetLoudness - lufs) / 20)));
};
