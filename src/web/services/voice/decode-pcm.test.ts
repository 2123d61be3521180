import { describe, expect, it } from 'vitest';
import { decodePcm } from '#web/services/voice/decode-pcm.ts';

describe('[PLAYER-05] a spoken reply', () => {
  it.each([
    ['', []],
    ['AAA=', [0]],
    ['AQD//wCA', [1, -1, -32_768]],
    // Half a sample at the end is none.
    ['AQD/', [1]],
  ])('decodes the spoken reply %j to %j', (audio, samples) => {
    expect(decodePcm(audio)).toEqual(Int16Array.from(samples));
  });

  it('refuses a spoken reply that is not base64, or an hour long', () => {
    expect(decodePcm('*')).toBeNull();
    expect(decodePcm('A'.repeat(24_000 * 30 * 3 + 1))).toBeNull();
  });
});
