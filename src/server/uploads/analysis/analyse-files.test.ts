import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soundCurvesSchema } from '#domain/analysis/sound-curves.ts';
import {
  encodeSound,
  type SoundFileKind,
  soundFileKinds,
} from '#server/uploads/decode/encode-sound.fixture.ts';
import { createAnalysisProcess } from './analysis-process.ts';
import {
  id3Tag,
  jpeg,
  silentFlac,
  silentMp3,
  toneMp3,
  wavFile,
  withFilmAndTags,
} from './odd-files.fixture.ts';

// Nobody waits for anybody else here.
const analyser = createAnalysisProcess({ priority: 0 });
const folder = mkdtempSync(path.join(os.tmpdir(), 'kindling-files-'));
afterAll(async () => {
  await analyser.close();
  rmSync(folder, { recursive: true, force: true });
});

let files = 0;
const stored = (bytes: Uint8Array, name = 'sound.mp3'): string => {
  files += 1;
  const file = path.join(folder, `${files}-${name}`);
  writeFileSync(file, bytes);
  return file;
};

const analysed = async (bytes: Uint8Array, name?: string) => {
  const outcome = await analyser.analyse(stored(bytes, name));
  if ('failed' in outcome) throw new Error(outcome.failed);
  return outcome;
};

const sentence = async (bytes: Uint8Array, name?: string): Promise<string> => {
  const outcome = await analyser.analyse(stored(bytes, name));
  return 'failed' in outcome ? outcome.failed : 'completed';
};

const tone = (rate: number) => (at: number) => 0.4 * Math.sin((2 * Math.PI * 440 * at) / rate);
const encoded = async (kind: SoundFileKind, channels = 2, seconds = 2, rate = 48_000): Promise<Uint8Array> =>
  encodeSound(kind, { rate, seconds, channels: Array.from({ length: channels }, () => tone(rate)) });

const made = new Map<SoundFileKind, Uint8Array>();
let mp3: Uint8Array;
beforeAll(async () => {
  for (const kind of soundFileKinds) made.set(kind, await encoded(kind));
  mp3 = await toneMp3(1);
}, 60_000);
const fileOf = (kind: SoundFileKind): Uint8Array => made.get(kind)!;

const cut = 'This file stops in the middle. Try exporting it again.';
const unknown = 'We can’t read this kind of file. Try MP3, WAV, FLAC or M4A.';
const wrongHeader = 'The header of this WAV file is wrong. Try exporting it again.';
const picture = 'This is a picture, not a sound. Check that it’s the right file.';
const noSound = 'There is no sound in this file. Check that it’s the right one.';
const rates = 'We can read sample rates from 8 to 192 kHz. Export this file at 44.1 or 48 kHz.';

describe('[ANALYSIS-01] files of every kind are analysed', () => {
  it.each(soundFileKinds)('completes %s, whatever its name says', async (kind) => {
    const { figures, curves } = await analysed(fileOf(kind), 'lying.mp3');
    const [container, format] = kind === 'flac' ? ['flac', 'flac'] : kind.split(' ');
    expect(figures.format).toBe(format);
    expect(figures.container).toBe({ m4a: 'mp4', adts: 'aac' }[container ?? ''] ?? container);
    expect(figures).toMatchObject({ sampleRate: 48_000, channels: 2 });
    expect(Math.abs(figures.durationSeconds - 2)).toBeLessThan(0.1);
    expect(figures.convention.dominantFrequency).toBeCloseTo(440, 0);
    expect(Math.abs((figures.loudnessLufs ?? 0) - -8.6)).toBeLessThan(0.5);
    expect(soundCurvesSchema.parse(curves)).toEqual(curves);
  });

  it('completes MP3, with the hash of its bytes', async () => {
    const { figures, sha256 } = await analysed(mp3, 'song.flac');
    expect(figures).toMatchObject({ format: 'mp3', container: 'mp3', channels: 2, bitrateKbps: 128 });
    expect(Math.abs(figures.durationSeconds - 1)).toBeLessThan(0.1);
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Uint8Array.from(mp3))).toString('hex');
    expect(sha256).toBe(digest);
  });

  it.each([8000, 11_025, 22_050, 96_000, 192_000])('completes WAV at %i Hz', async (rate) => {
    const { figures } = await analysed(wavFile(1, { rate }));
    expect(figures).toMatchObject({ format: 'wav', sampleRate: rate, durationSeconds: 1 });
    expect(figures.convention.dominantFrequency).toBeCloseTo(440, 0);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('completes WAV and FLAC with %i channels', async (channels) => {
    expect((await analysed(wavFile(0.2, { channels, bits: 32 }))).figures.channels).toBe(channels);
    expect((await analysed(await encoded('flac', channels, 0.2))).figures.channels).toBe(channels);
  });

  it('completes AAC with six channels', async () => {
    expect((await analysed(await encoded('m4a aac', 6, 0.5))).figures.channels).toBe(6);
  });

  it('offers title, artist and picture of an MP3 behind a tag of 20 MB', async () => {
    const tagged = new Uint8Array(Buffer.concat([id3Tag('Morgen früh', 20_000_000), mp3]));
    const { figures } = await analysed(tagged);
    expect(figures.embedded).toEqual({
      title: 'Morgen früh',
      artist: 'Somebody',
      album: null,
      hasPicture: true,
    });
    expect(figures.bitrateKbps).toBe(128);
  });

  it('hears an MP4 that has a film, a picture and tags as well', async () => {
    const { figures } = await analysed(withFilmAndTags(fileOf('m4a aac'), 1_000_000));
    expect(figures.embedded).toEqual({
      title: 'Überfahrt',
      artist: 'Somebody',
      album: null,
      hasPicture: true,
    });
    expect(figures).toMatchObject({ container: 'mp4', format: 'aac' });
  });

  it('gives the picture of a file when it is asked for', async () => {
    const tagged = new Uint8Array(Buffer.concat([id3Tag('One', 5000), mp3]));
    for (const [bytes, size] of [
      [tagged, 5000],
      [withFilmAndTags(fileOf('m4a alac'), 7000), 7000],
    ] as const) {
      const outcome = await analyser.analyse(stored(bytes), undefined, { picture: true });
      const found = 'failed' in outcome ? null : outcome.picture;
      expect(found?.type).toBe('image/jpeg');
      expect(found?.bytes).toEqual(jpeg(size));
    }
    expect((await analysed(tagged)).picture).toBeNull();
  });

  it('takes a WAV whose length was unknown when it was written', async () => {
    for (const dataSize of [0, 0xffff_ffff]) {
      expect((await analysed(wavFile(1, {}, { dataSize }))).figures.durationSeconds).toBe(1);
    }
  });
});

/** Hours of sound, on a machine that may have other things to do. */
const longMs = 240_000;

describe('[ANALYSIS-02] files that go on and on', { timeout: longMs }, () => {
  it('completes 50 MB of silent MP3', async () => {
    const { figures } = await analysed(silentMp3(50 * 1024 * 1024));
    expect(figures.durationSeconds).toBeCloseTo(36_408 * 0.036, 0);
    expect(figures).toMatchObject({ loudnessLufs: null, bpm: null, key: null, channels: 1 });
  });

  it('completes ten hours of FLAC in some kilobytes', async () => {
    const bytes = silentFlac(10);
    expect(bytes.length).toBeLessThan(100_000);
    expect((await analysed(bytes)).figures.durationSeconds / 3600).toBeCloseTo(10, 1);
  });

  it('refuses more than twelve hours before any of it is decoded', async () => {
    expect(await sentence(silentFlac(13))).toBe(
      'This file is longer than 12 hours. Cut it into shorter pieces and upload those.',
    );
  });
});

describe('[ANALYSIS-02] files that are wrong fail with a sentence, and the next one works', () => {
  it.each<SoundFileKind>([
    'flac',
    'm4a aac',
    'm4a alac',
    'ogg opus',
    'ogg vorbis',
    'ogg flac',
    'webm opus',
    'webm vorbis',
  ])('says that %s stops in the middle', async (kind) => {
    const whole = fileOf(kind);
    for (const part of [0.5, 0.8]) {
      expect(await sentence(whole.slice(0, Math.round(whole.length * part) + 1))).toBe(cut);
    }
    expect(await sentence(mp3)).toBe('completed');
  });

  it.each<[string, () => Uint8Array, string]>([
    ['an empty file', () => new Uint8Array(0), 'This file is empty. Check that it’s the right one.'],
    ['one byte', () => new Uint8Array(1), unknown],
    ['a megabyte of noughts', () => new Uint8Array(1_000_000), unknown],
    ['a text', () => Uint8Array.from(Buffer.from('Dear diary, '.repeat(1000))), unknown],
    ['an archive', () => Uint8Array.from(Buffer.from(`PK\u0003\u0004${'x'.repeat(5000)}`)), unknown],
    ['a JPEG', () => jpeg(5000), picture],
    [
      'a PNG',
      () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Uint8Array(99)),
      picture,
    ],
    [
      'a MIDI file',
      () => Uint8Array.from(Buffer.from('MThd\0\0\0\u0006\0\u0001')),
      'This MIDI file has notes but no sound. Export it as MP3 or WAV.',
    ],
    ['a tag without a sound', () => id3Tag('Nothing', 1000), cut],
    ['a tag that stops in the middle', () => id3Tag('Nothing', 100_000).slice(0, 5000), cut],
    ['a WAV that stops in the middle', () => wavFile(1).slice(0, 50_000), cut],
    ['a WAV that promises more than it has', () => wavFile(1, {}, { dataSize: 10_000_000 }), cut],
    ['a WAV of no channels', () => wavFile(1, {}, { channels: 0 }), wrongHeader],
    ['a WAV of 17 bits', () => wavFile(1, {}, { bits: 17 }), wrongHeader],
    ['a WAV of no rate', () => wavFile(1, {}, { rate: 0 }), wrongHeader],
    ['a WAV whose frames have another size', () => wavFile(1, {}, { blockAlign: 3 }), wrongHeader],
    ['a WAV of a header alone', () => wavFile(1).slice(0, 30), wrongHeader],
    ['a WAV without a sample', () => wavFile(0), noSound],
    [
      'a WAV in MP3',
      () => wavFile(1, {}, { kind: 0x55 }),
      'This WAV file is compressed in a way we can’t read. Export it as 16-bit or 24-bit WAV.',
    ],
    ['a WAV at 4 kHz', () => wavFile(1, { rate: 4000 }), rates],
    ['a WAV at 384 kHz', () => wavFile(0.1, { rate: 384_000 }), rates],
    [
      'a WAV of nine channels',
      () => wavFile(0.1, { channels: 9 }),
      'We can read up to 8 channels. Export this file in stereo.',
    ],
    [
      'more than 50 MB',
      () => new Uint8Array(50 * 1024 * 1024 + 1),
      'This file is larger than 50 MB. Export it with a lower bit rate, or cut it into pieces.',
    ],
  ])('fails for %s', async (_what, make, expected) => {
    expect(await sentence(make())).toBe(expected);
    expect(await sentence(mp3)).toBe('completed');
  });

  it('completes what is there of an MP3 and of raw AAC, which never say how long they are', async () => {
    for (const [whole, seconds] of [
      [mp3, 1],
      [fileOf('adts aac'), 2],
    ] as const) {
      const { figures } = await analysed(whole.slice(0, Math.round(whole.length / 2) + 1));
      expect(Math.abs(figures.durationSeconds - seconds / 2)).toBeLessThan(0.15);
    }
  });

  it('hears an MP3 past rubbish before it and in its middle', async () => {
    const rubbish = Uint8Array.from({ length: 3000 }, (_, at) => (at * 31) % 251);
    const middle = mp3.length / 2;
    const bytes = new Uint8Array(Buffer.concat([rubbish, mp3.slice(0, middle), rubbish, mp3.slice(middle)]));
    expect(Math.abs((await analysed(bytes)).figures.durationSeconds - 1)).toBeLessThan(0.2);
  });

  it('ends in figures or a sentence for files with changed bytes', async () => {
    let state = 7;
    const random = (): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return state / 2 ** 32;
    };
    for (const whole of [mp3, ...made.values()]) {
      for (let round = 0; round < 3; round += 1) {
        const bytes = whole.slice();
        for (let change = 0; change < 30; change += 1) {
          bytes[Math.floor(random() ** 3 * bytes.length)] = Math.floor(random() * 256);
        }
        expect(await sentence(bytes)).toMatch(/completed|Try|Check|Export|Cut/u);
      }
    }
    expect(await sentence(mp3)).toBe('completed');
  });
});
