import { expect, it } from 'vitest';
import { voiceSamples } from '#web/platform/audio/voice-samples.ts';

it('[PLAYER-05] scales sixteen-bit samples to −1 to 1', () => {
  expect([...voiceSamples(Int16Array.of(-32_768, -16_384, 0, 16_384, 32_767))]).toEqual([
    -1,
    -0.5,
    0,
    0.5,
    Math.fround(32_767 / 32_768),
  ]);
});
