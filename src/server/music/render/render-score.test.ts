import { beforeAll, describe, expect, it } from 'vitest';
import { type Instrument, modulationDepths, textures } from '#domain/composer/score.ts';
import { ambientScore, jazzScore, loFiScore, partOf, scoreWith } from './example-scores.fixture.ts';
import { CEILING } from './limiter.ts';
import { modulationTurns } from './level-modulation.ts';
import { openSoundBank, type SoundBank } from './sound-bank.ts';
import { centsOff, level, soundOf, toneAt } from './sound-check.fixture.ts';

let bank: SoundBank;
beforeAll(async () => {
  bank = await openSoundBank();
});

const hertz = (key: number): number => 440 * 2 ** ((key - 69) / 12);
const one = (instrument: Instrument, key: number, velocity = 0.8, seconds = 1.2) =>
  partOf({ instrument, notes: [{ at: 0.2, seconds, key, velocity }] });

const hatTail = (close: boolean) =>
  soundOf(
    scoreWith({
      seconds: 2,
      parts: [
        partOf({
          instrument: 'drums',
          notes: [
            { at: 0.1, seconds: 0.1, key: 46, velocity: 0.9 },
            ...(close ? [{ at: 0.4, seconds: 0.1, key: 42, velocity: 0.02 }] : []),
          ],
        }),
      ],
    }),
    bank,
  ).right;
const powerAt = (pan: number, dB = 0) => {
  const part = partOf({ ...one('finger-bass', 40, 0.4), pan, level: dB });
  const { left, right } = soundOf(scoreWith({ seconds: 2, parts: [part] }), bank);
  return { left: 10 ** (level(left) / 10), right: 10 ** (level(right) / 10) };
};
const bassUnderKick = (duck: number) => {
  const part = partOf({
    instrument: 'sub-bass',
    notes: [{ at: 0, seconds: 4, key: 45, velocity: 0.6 }],
    duck,
  });
  return soundOf(scoreWith({ kicks: [1], parts: [part] }), bank).left;
};

describe('instruments', () => {
  const keys = [
    ['piano', [45, 60, 76]],
    ['electric-piano', [45, 62, 76]],
    ['vibraphone', [60, 74]],
    ['nylon-guitar', [45, 64]],
    ['jazz-guitar', [45, 64]],
    ['upright-bass', [33, 43]],
    ['finger-bass', [33, 43]],
    ['harp', [50, 72]],
    ['celesta', [65, 80]],
    ['flute', [65, 79]],
    ['marimba', [50, 72]],
    ['kalimba', [60, 77]],
    ['sub-bass', [33, 45]],
    ['soft-pad', [50, 69]],
    ['pluck-synth', [57, 72]],
    ['pulse-synth', [57, 72]],
  ] as const satisfies readonly (readonly [Instrument, readonly number[]])[];
  it.each(keys)('%s is in tune within 5 cents', (instrument, tried) => {
    // Smeared and detuned on purpose: the middle of a wide tone moves around.
    const allowed = instrument === 'soft-pad' || instrument === 'pulse-synth' ? 12 : 5;
    for (const key of tried) {
      const { left } = soundOf(scoreWith({ seconds: 2, parts: [one(instrument, key)] }), bank);
      const cents = centsOff(left, Math.round(0.32 * 44_100), 9000, hertz(key));
      expect(Math.abs(cents), `${instrument} ${key}: ${cents}`).toBeLessThan(allowed);
    }
  });

  it('strings stay near the pitch although many play', () => {
    const { left } = soundOf(scoreWith({ seconds: 3, parts: [one('strings', 62, 0.8, 2.5)] }), bank);
    expect(Math.abs(centsOff(left, 30_000, 30_000, hertz(62)))).toBeLessThan(12);
  });

  it('the piano grows louder and brighter with the velocity', () => {
    const [soft, middle, loud] = [0.2, 0.5, 0.95].map((velocity) => {
      const { left } = soundOf(scoreWith({ seconds: 2, parts: [one('piano', 60, velocity)] }), bank);
      return {
        all: level(left),
        bright: toneAt(left, 9000, 20_000, hertz(60) * 8) / toneAt(left, 9000, 20_000, hertz(60)),
      };
    });
    expect(middle!.all - soft!.all).toBeGreaterThan(9);
    expect(loud!.all - middle!.all).toBeGreaterThan(5);
    expect(loud!.bright).toBeGreaterThan(soft!.bright * 1.3);
  });

  it('every drum of both kits sounds, and a closed hi-hat ends an open one', () => {
    for (const instrument of ['drums', 'brushes'] as const) {
      for (const key of [35, 36, 37, 38, 40, 42, 44, 46, 49, 51, 54, 70, 82, 99]) {
        expect(
          level(soundOf(scoreWith({ seconds: 1, parts: [one(instrument, key)] }), bank).left),
          `${key}`,
        ).toBeGreaterThan(-75);
      }
    }
    expect(level(hatTail(false), 26_000, 34_000) - level(hatTail(true), 26_000, 34_000)).toBeGreaterThan(15);
  });
});

describe('the mix', () => {
  it('panning keeps the power of a part, and its level is in decibels', () => {
    const middle = powerAt(0);
    const aside = powerAt(0.6);
    expect(10 * Math.log10(middle.left / middle.right)).toBeCloseTo(0, 3);
    expect(10 * Math.log10((aside.left + aside.right) / (middle.left + middle.right))).toBeCloseTo(0, 1);
    expect(powerAt(-1).right).toBeLessThan(1e-12);
    expect(10 * Math.log10(powerAt(0, -6).left / middle.left)).toBeCloseTo(-6, 0);
  });

  it('a part ducks under the kick by its own amount', () => {
    const [free, ducked] = [bassUnderKick(0), bassUnderKick(0.5)];
    // One period of 110 Hz around the deepest moment, six milliseconds after the kick.
    const [from, to] = [44_100 + 265, 44_100 + 265 + 401];
    expect(level(ducked, from, to) - level(free, from, to)).toBeCloseTo(-6, 0);
    expect(level(ducked, 88_200, 132_300) - level(free, 88_200, 132_300)).toBeCloseTo(0, 1);
  });

  it.each(['low', 'medium', 'high'] as const)(
    'modulates the level above 180 Hz as deep as %s says, at the rate',
    (depth) => {
      const steady = partOf({ instrument: 'flute', notes: [{ at: 0, seconds: 8, key: 84, velocity: 0.3 }] });
      const plain = soundOf(scoreWith({ seconds: 8, parts: [steady] }), bank).left;
      const { left } = soundOf(
        scoreWith({ seconds: 8, parts: [steady], modulation: { rateHz: 16, depth } }),
        bank,
      );
      const ratios: number[] = [];
      const step = 126;
      for (let at = 44_100; at < 44_100 * 5; at += step) {
        ratios.push(10 ** ((level(left, at, at + step) - level(plain, at, at + step)) / 20));
      }
      const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
      expect((most - least) / (most + least)).toBeCloseTo(modulationDepths[depth], 1);
      const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
      const rises = ratios.filter(
        (ratio, index) => index > 0 && ratio >= mean && (ratios[index - 1] ?? 0) < mean,
      ).length;
      expect(Math.abs(rises - 64)).toBeLessThanOrEqual(1);
    },
  );

  it('modulation leaves the bass steady and locks its rate to the beat where it divides evenly', () => {
    const bass = partOf({ instrument: 'sub-bass', notes: [{ at: 0, seconds: 4, key: 28, velocity: 0.7 }] });
    const sound = (modulation: { rateHz: number; depth: 'high' } | null) =>
      soundOf(scoreWith({ parts: [bass], modulation }), bank).left;
    expect(level(sound({ rateHz: 16, depth: 'high' })) - level(sound(null))).toBeGreaterThan(-1.5);
    expect(modulationTurns(16, 120, 44_100 * 60)).toBe(960);
    expect(modulationTurns(15.9, 120, 44_100 * 60)).toBe(960);
    expect(modulationTurns(15.5, 120, 44_100 * 60)).toBe(930);
  });
});

describe('whole pieces', () => {
  const pieces = [
    ['lo-fi', loFiScore],
    ['ambient', ambientScore],
    ['jazz', jazzScore],
  ] as const;

  it.each(pieces)('%s is finite, has no DC and loops without a seam', (_, make) => {
    const score = make(8);
    // About what brings such a piece to −18 LUFS.
    const { left, right } = soundOf(score, bank, { gain: 2 });
    const second = soundOf(score, bank, { gain: 2, roundsBefore: 1 }).left;
    expect(left.every(Number.isFinite) && right.every(Number.isFinite)).toBe(true);
    expect(Math.abs(left.reduce((sum, value) => sum + value, 0) / left.length)).toBeLessThan(1e-4);
    const steps = left.subarray(1).map((value, index) => Math.abs(value - left[index]!));
    expect(Math.abs(left[0]! - left.at(-1)!)).toBeLessThanOrEqual(
      steps.toSorted()[Math.floor(steps.length * 0.999)]!,
    );
    // The last four seconds and the first four: what a listener hears around the loop point.
    const four = 4 * 44_100;
    const difference = left.map((value, index) => value - second[index]!);
    for (const [from, to] of [
      [0, four],
      [left.length - four, left.length],
    ] as const) {
      expect(level(difference, from, to) - level(left, from, to)).toBeLessThan(-50);
    }
  });

  it('stays below the ceiling, also between the samples, however loud it is asked for', () => {
    const { left } = soundOf(jazzScore(8), bank, { gain: 12 });
    expect(left.every((value) => Math.abs(value) <= CEILING * 1.01)).toBe(true);
    expect(truePeak(left)).toBeLessThanOrEqual(10 ** (-1 / 20));
    expect(truePeak(left)).toBeGreaterThan(CEILING * 0.9);
  });

  it('renders the same samples every time', () => {
    expect(soundOf(jazzScore(8), bank)).toStrictEqual(soundOf(jazzScore(8), bank));
  });

  it.each(textures)('%s differs between the ears and loops without a seam', (texture) => {
    const score = scoreWith({
      seconds: 6,
      textures: [{ texture, level: 0, swell: { decibels: 3, periodSeconds: 3 } }],
    });
    const { left, right } = soundOf(score, bank);
    const again = soundOf(score, bank, { gain: 1, roundsBefore: 1 }).left;
    expect(level(left)).toBeGreaterThan(-32);
    expect(level(left)).toBeLessThan(-14);
    expect(level(left.map((value, index) => value - right[index]!)) - level(left)).toBeGreaterThan(-3);
    expect(level(left.map((value, index) => value - again[index]!)) - level(left)).toBeLessThan(-40);
    // Nothing in it comes back: two stretches are strangers.
    let both = 0;
    for (let index = 0; index < 40_000; index += 1) both += left[index]! * left[index + 100_000]!;
    expect(Math.abs(both) / 40_000 / 10 ** (level(left) / 10)).toBeLessThan(0.3);
  });
});

/** Four times as many points as there are samples. */
const truePeak = (samples: Float32Array): number => {
  let peak = 0;
  for (let index = 16; index < samples.length - 16; index += 1) {
    if (Math.abs(samples[index]!) < 0.5 && Math.abs(samples[index + 1]!) < 0.5) continue;
    for (const part of [0.25, 0.5, 0.75]) {
      let value = 0;
      for (let tap = -15; tap <= 16; tap += 1) {
        const x = tap - part;
        value +=
          samples[index + tap]! *
          (Math.sin(Math.PI * x) / (Math.PI * x)) *
          (0.5 + 0.5 * Math.cos((Math.PI * x) / 16.5));
      }
      peak = Math.max(peak, Math.abs(value));
    }
  }
  return peak;
};
