import { MPEGDecoder } from 'mpg123-decoder';
import { describe, expect, it } from 'vitest';
import type { Chunk } from './chunk.ts';
import { encodeMp3 } from './encode-mp3.ts';
import { mp3Size } from './mp3-size.ts';

const tone = function* (frames: number, asked: { count: number } = { count: 0 }): Generator<Chunk> {
  for (let from = 0; from < frames; from += 44_100) {
    asked.count += 1;
    const left = new Float32Array(Math.min(44_100, frames - from));
    for (let index = 0; index < left.length; index += 1) {
      left[index] = 0.4 * Math.sin((2 * Math.PI * 441 * (from + index)) / 44_100);
    }
    yield { left, right: left };
  }
};

describe('MP3', () => {
  it.each([1, 1151, 1152, 1153, 44_100, 100_000, 300_007, 24 * 1152, 48 * 1152, 49 * 1152, 50 * 1152])(
    'encodes %d frames to the size that was promised',
    async (frames) => {
      let size = 0;
      for await (const bytes of encodeMp3(tone(frames))) size += bytes.length;
      expect(size).toBe(mp3Size(frames));
    },
  );

  it('streams while the input is still coming, and decodes to what went in', async () => {
    const frames = 44_100 * 12;
    const asked = { count: 0 };
    const files: Uint8Array[] = [];
    let askedAtFirst = 0;
    for await (const bytes of encodeMp3(tone(frames, asked))) {
      if (files.length === 0) askedAtFirst = asked.count;
      files.push(bytes);
    }
    expect(askedAtFirst).toBeLessThan(12);
    const decoder = new MPEGDecoder();
    await decoder.ready;
    const { channelData, sampleRate, samplesDecoded, errors } = decoder.decode(
      new Uint8Array(Buffer.concat(files)),
    );
    decoder.free();
    expect(errors).toHaveLength(0);
    expect(sampleRate).toBe(44_100);
    expect(channelData).toHaveLength(2);
    expect(Math.abs(samplesDecoded - frames)).toBeLessThan(3 * 1152);
    const middle = channelData[0]!.subarray(100_000, 144_100);
    const power = middle.reduce((sum, value) => sum + value * value, 0) / middle.length;
    // The encoder turns everything down to 0.95 at this bit rate.
    expect(Math.sqrt(2 * power)).toBeCloseTo(0.4 * 0.95, 2);
  });

  it('stops encoding when nobody reads any more', async () => {
    const asked = { count: 0 };
    for await (const bytes of encodeMp3(tone(44_100 * 60, asked))) {
      if (bytes.length > 0) break;
    }
    expect(asked.count).toBeLessThan(30);
  });
});
