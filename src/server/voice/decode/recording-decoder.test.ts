import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWav } from '#server/voice/sound/pcm-wav.ts';
import { BadRecording } from './bad-recording.ts';
import { encodedKinds, encodeRecording } from './encode-recording.fixture.ts';
import { createRecordingDecoder } from './recording-decoder.ts';

const decoder = createRecordingDecoder();

const tone = (rate: number, seconds: number): Float32Array =>
  Float32Array.from({ length: rate * seconds }, (_, i) => 0.4 * Math.sin((2 * Math.PI * 500 * i) / rate));

const recorded = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`recordings/${name}`, import.meta.url)));

/** Of the middle half: how loud it is, and how often it goes through nought in a second, half of which is its pitch. */
const measured = (samples: Float32Array): { readonly level: number; readonly crossings: number } => {
  const middle = samples.subarray(samples.length / 4, (samples.length * 3) / 4);
  const level = Math.sqrt(middle.reduce((sum, x) => sum + x * x, 0) / middle.length);
  const crossings = middle.reduce((n, x, i) => n + Number(x >= 0 !== (middle[i - 1] ?? x) >= 0), 0);
  return { level, crossings: crossings / (middle.length / 16_000) };
};

/** As coarse as the worst of the encoders. */
const described = (samples: Float32Array): object => {
  const { level, crossings } = measured(samples);
  return {
    seconds: Math.round(samples.length / 1600) / 10,
    level: Math.round(level * 20) / 20,
    hertz: Math.round(crossings / 20) * 10,
  };
};

const theTone = { seconds: 1, level: 0.3, hertz: 500 };

/** Somebody else's WAV: any number of channels, whole numbers or floating point. */
const wavOf = (bits: 8 | 16 | 24 | 32, float: boolean, channels: number, rate: number): Uint8Array => {
  const samples = tone(rate, 1);
  const width = bits / 8;
  const data = new Uint8Array(samples.length * channels * width);
  const view = new DataView(data.buffer);
  samples.forEach((sample, i) => {
    for (let channel = 0; channel < channels; channel += 1) {
      const at = (i * channels + channel) * width;
      if (float) view.setFloat32(at, sample, true);
      else if (bits === 8) view.setUint8(at, Math.round(sample * 127) + 128);
      else if (bits === 16) view.setInt16(at, Math.round(sample * 32_767), true);
      else if (bits === 32) view.setInt32(at, Math.round(sample * 2_147_483_647), true);
      else {
        const whole = Math.round(sample * 8_388_607);
        view.setUint16(at, whole & 0xffff, true);
        view.setInt8(at + 2, whole >> 16);
      }
    }
  });
  const wav = new Uint8Array(44 + data.length);
  wav.set(toWav(new Float32Array(0), rate));
  wav.set(data, 44);
  const head = new DataView(wav.buffer);
  head.setUint16(20, float ? 3 : 1, true);
  head.setUint16(22, channels, true);
  head.setUint16(34, bits, true);
  head.setUint32(40, data.length, true);
  return wav;
};

describe('[VOICE-04] recordings of browsers', () => {
  it.each(encodedKinds)('decodes %s', async (kind) => {
    expect(described(await decoder.decode(await encodeRecording(tone(48_000, 1), kind)))).toEqual(theTone);
  });

  it.each([
    [16, false, 1, 16_000],
    [16, false, 2, 44_100],
    [8, false, 1, 8000],
    [24, false, 2, 48_000],
    [32, false, 1, 22_050],
    [32, true, 1, 48_000],
    [32, true, 2, 16_000],
  ] as const)(
    'decodes WAV with %i bits (floating point: %s), %i channels, %i samples a second',
    async (bits, float, channels, rate) => {
      expect(described(await decoder.decode(wavOf(bits, float, channels, rate)))).toEqual(theTone);
    },
  );

  it('decodes WAV whose length was unknown when it was written', async () => {
    for (const unknown of [0, 0xffff_ffff]) {
      const wav = wavOf(16, false, 1, 16_000);
      new DataView(wav.buffer).setUint32(40, unknown, true);
      expect(described(await decoder.decode(wav))).toEqual(theTone);
    }
  });

  it.each([
    ['relaxing-music.fixture.webm', 1.98],
    ['add-task.fixture.webm', 2.64],
    ['relaxing-music.fixture.mp4', 1.9],
  ])('decodes a live recording of a browser: %s', async (name, seconds) => {
    const samples = await decoder.decode(recorded(name));
    expect(samples.length / 16_000).toBeCloseTo(seconds, 1);
    expect(measured(samples).level).toBeGreaterThan(0.02);
  });
});

const outcome = async (bytes: Uint8Array): Promise<string> => {
  try {
    return (await decoder.decode(bytes)).length > 0 ? 'a sound' : 'nothing';
  } catch (error) {
    return error instanceof BadRecording ? 'a reason' : String(error);
  }
};

describe('what is no recording', () => {
  it.each([
    ['nothing', new Uint8Array(0), /can’t read this kind/u],
    ['noughts', new Uint8Array(1000), /can’t read this kind/u],
    ['a sound of another kind', new TextEncoder().encode('ID3 and so on'), /can’t read this kind/u],
    ['a name without a sound', new TextEncoder().encode('RIFF\0\0\0\0WAVE'), /couldn’t read the recording/u],
    ['a WAV of a kind nobody writes', wavOf(16, false, 9, 16_000), /couldn’t read the recording/u],
    ['an empty WAV', toWav(new Float32Array(0), 16_000), /couldn’t read the recording/u],
  ])('refuses %s as a recording', async (_what, bytes, message) => {
    await expect(decoder.decode(bytes)).rejects.toThrow(message);
  });

  it.each(['relaxing-music.fixture.webm', 'relaxing-music.fixture.mp4'])(
    'refuses %s when it is cut off',
    async (name) => {
      const whole = recorded(name);
      for (const part of [0.3, 0.55, 0.9]) {
        const cut = whole.slice(0, Math.round(whole.length * part) + 3);
        await expect(decoder.decode(cut)).rejects.toThrow(/incomplete/u);
      }
    },
  );

  it('refuses more than thirty seconds before all of it is decoded', async () => {
    const long = await encodeRecording(new Float32Array(48_000 * 32), 'webm');
    expect(long.length).toBeLessThan(262_144);
    await expect(decoder.decode(long)).rejects.toMatchObject({ code: 'too_long' });
    await expect(decoder.decode(toWav(tone(4000, 31), 4000))).rejects.toMatchObject({ code: 'too_long' });
    expect(await decoder.decode(toWav(tone(4000, 30), 4000))).toHaveLength(480_000);
  });

  it('decodes changed bytes to a sound or refuses them with a reason, and never anything else', async () => {
    const seeds = ['relaxing-music.fixture.webm', 'relaxing-music.fixture.mp4'].map(recorded);
    const ogg = await encodeRecording(tone(48_000, 1), 'ogg');
    const change = fc.array(fc.tuple(fc.nat(9999), fc.nat(255)), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...seeds, ogg), change, async (seed, changes) => {
        const bytes = seed.slice();
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        expect(await outcome(bytes)).toMatch(/^(?:a sound|a reason)$/u);
      }),
      { numRuns: 40, endOnFailure: true },
    );
    expect(described(await decoder.decode(ogg))).toEqual(theTone);
  });
});
