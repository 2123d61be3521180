import { describe, expect, it } from 'vitest';
import { decodePcm } from '#web/services/voice/decode-pcm.ts';

describe('[PLAYER-05] a spoken reply', () => {
  it.each([
    ['', []],
    ['AAA=', [0]],
    ['AQD//wCA', [1, -1, -32_768]],
    // Half a sample at the end is none.
    ['AQD/', [1]],
  ])('%j is %j', (audio, samples) => {
    expect(decodePcm(audio)).toEqual(Int16Array.from(samples));
  });

  it('is refused where it is no base64, or an hour long', () => {
    expect(decodePcm('*')).toBeNull();
    expect(decodePcm('A'.repeat(24_000 * 30 * 3 + 1))).toBeNull();
  });
});
