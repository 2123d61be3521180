import { describe, expect, it } from 'vitest';
import { loudnessGain } from '#domain/player/loudness-gain.ts';

describe('[UPLOAD-02] playing all tracks equally loud', () => {
  it.each([
    ['as loud as our own stays as it is', -18, 1],
    ['twice the amplitude is halved', -18 + 20 * Math.log10(2), 0.5],
    ['mastered for loudness comes down by 11 dB', -7, 10 ** (-11 / 20)],
    ['a little too quiet comes up', -20, 10 ** (2 / 20)],
    ['far too quiet comes up only as far as cannot clip', -40, 1 / 0.7],
    ['absurdly loud comes down by 24 dB at most', 10, 10 ** (-24 / 20)],
    ['never measured stays as it is', null, 1],
    ['no number stays as it is', Number.NaN, 1],
    ['digital silence stays as it is', -Infinity, 1],
  ])('a track %s', (_, lufs, gain) => {
    expect(loudnessGain(lufs)).toBeCloseTo(gain, 10);
  });
});
