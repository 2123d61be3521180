import type { Note, Part, Score } from '#domain/composer/score.ts';
import { randomOf } from './noise.ts';

// Pieces for tests and benches: plain, but as full as real ones.

const note = (at: number, seconds: number, key: number, velocity: number): Note => ({
  at,
  seconds,
  key,
  velocity,
});

export const partOf = (part: Pick<Part, 'instrument' | 'notes'> & Partial<Part>): Part => ({
  level: 0,
  pan: 0,
  reverb: 0,
  delay: 0,
  duck: 0,
  lowpass: null,
  ...part,
});

export const scoreWith = (score: Partial<Score>): Score => ({
  seconds: 4,
  bpm: 120,
  seed: 1,
  parts: [],
  textures: [],
  kicks: [],
  reverb: { seconds: 1, damping: 0.3 },
  delay: { seconds: 0.3, feedback: 0.3 },
  wow: 0,
  tilt: 0,
  modulation: null,
  ...score,
});

const chords = [
  [50, 57, 60, 65, 69],
  [55, 59, 62, 65, 69],
  [48, 55, 59, 64, 67],
  [57, 60, 64, 67, 71],
] as const;

/** Whole bars nearest to the seconds that were asked for. */
const barsIn = (seconds: number, bpm: number) => {
  const bar = 240 / bpm;
  const bars = Math.max(4, Math.round(seconds / bar / 4) * 4);
  return { bar, bars, beat: bar / 4 };
};
const chordAt = (bar: number): readonly number[] => chords[bar % 4] ?? chords[0];
const perBar = <Result>(bars: number, make: (bar: number) => readonly Result[]): Result[] =>
  Array.from({ length: bars }, (_, bar) => make(bar)).flat();

export const loFiScore = (seconds: number): Score => {
  const bpm = 82;
  const { bar, bars, beat } = barsIn(seconds, bpm);
  const random = randomOf(42);
  const late = (): number => random() * 0.006;
  const swing = (step: number): number => (step / 4) * beat + (step % 2 === 1 ? 0.03 : 0);
  const kicks = perBar(bars, (index) => [index * bar, index * bar + swing(10)]);
  const drums = perBar(bars, (index) => [
    ...[0, 10].map((step) => note(index * bar + swing(step), 0.2, 36, 0.85)),
    ...[4, 12].map((step) => note(index * bar + swing(step) + 0.012, 0.2, 38, 0.7)),
    ...Array.from({ length: 8 }, (_, step) =>
      note(index * bar + swing(step * 2) + late(), 0.1, 42, 0.35 + 0.25 * random()),
    ),
    note(index * bar + swing(7), 0.1, 38, 0.2),
    ...(index % 4 === 3 ? [note(index * bar + swing(14), 0.3, 46, 0.4)] : []),
  ]);
  const keys = perBar(bars, (index) =>
    chordAt(index).flatMap((key, voice) => [
      note(index * bar + voice * 0.012 + late(), beat * 1.6, key, 0.5 + 0.2 * random()),
      note(index * bar + swing(10) + voice * 0.01, beat * 1.2, key, 0.4 + 0.2 * random()),
    ]),
  );
  const bass = perBar(bars, (index) => {
    const root = (chordAt(index)[0] ?? 48) - 12;
    return [note(index * bar, beat * 1.4, root, 0.8), note(index * bar + swing(10), beat, root + 7, 0.6)];
  });
  const melody = perBar(bars, (index) =>
    index % 8 < 4
      ? []
      : [2, 5, 8, 11].map((step) =>
          note(index * bar + swing(step), beat * 0.7, (chordAt(index)[1 + (step % 4)] ?? 60) + 12, 0.5),
        ),
  );
  return scoreWith({
    seconds: bars * bar,
    bpm,
    seed: 7,
    kicks,
    parts: [
      partOf({ instrument: 'drums', notes: drums, level: -3, reverb: 0.08 }),
      partOf({
        instrument: 'electric-piano',
        notes: keys,
        level: -7,
        reverb: 0.25,
        delay: 0.1,
        duck: 0.25,
        lowpass: { from: 3500, to: 9000, periodSeconds: 24 },
      }),
      partOf({ instrument: 'upright-bass', notes: bass, level: -4, duck: 0.2 }),
      partOf({ instrument: 'nylon-guitar', notes: melody, level: -8, pan: 0.25, reverb: 0.35, delay: 0.3 }),
      partOf({
        instrument: 'warm-pad',
        notes: perBar(bars / 2, (index) =>
          chordAt(index * 2)
            .slice(1, 4)
            .map((key) => note(index * 2 * bar, bar * 2, key, 0.5)),
        ),
        level: -14,
        reverb: 0.4,
        duck: 0.4,
        lowpass: { from: 1500, to: 5000, periodSeconds: 40 },
      }),
    ],
    textures: [{ texture: 'vinyl', level: -8, swell: null }],
    reverb: { seconds: 1.8, damping: 0.35 },
    delay: { seconds: beat * 0.75, feedback: 0.35 },
    wow: 0.35,
    tilt: 1,
  });
};

export const ambientScore = (seconds: number): Score => {
  const bpm = 60;
  const { bar, bars } = barsIn(seconds, bpm);
  const random = randomOf(99);
  const chord = perBar(bars / 2, (index) =>
    chordAt(index).map((key) => note(index * 2 * bar, bar * 2.2, key, 0.6)),
  );
  const bells = perBar(bars, (index) =>
    [0.5, 1.9, 3.1].map((at) =>
      note(
        index * bar + at + random() * 0.2,
        1.5,
        (chordAt(index >> 1)[Math.floor(random() * 5)] ?? 60) + 12,
        0.3 + 0.3 * random(),
      ),
    ),
  );
  return scoreWith({
    seconds: bars * bar,
    bpm,
    seed: 11,
    parts: [
      partOf({
        instrument: 'soft-pad',
        notes: chord,
        level: -6,
        reverb: 0.5,
        lowpass: { from: 1800, to: 7000, periodSeconds: 50 },
      }),
      partOf({
        instrument: 'glass-pad',
        notes: chord.filter((_, index) => index % 5 > 2),
        level: -14,
        reverb: 0.6,
      }),
      partOf({
        instrument: 'strings',
        notes: chord.filter((_, index) => index % 5 < 3),
        level: -12,
        reverb: 0.5,
      }),
      partOf({ instrument: 'piano', notes: bells, level: -8, reverb: 0.6, delay: 0.3 }),
      partOf({
        instrument: 'celesta',
        notes: bells
          .filter((_, index) => index % 4 === 0)
          .map(({ at, seconds, key, velocity }) => note(at, seconds, key + 12, velocity)),
        level: -16,
        reverb: 0.6,
        delay: 0.3,
      }),
    ],
    textures: [{ texture: 'rain', level: -14, swell: { decibels: 3, periodSeconds: 30 } }],
    reverb: { seconds: 5, damping: 0.25 },
    delay: { seconds: 0.75, feedback: 0.45 },
    wow: 0.1,
    tilt: 1,
    modulation: { rateHz: 16, depth: 'medium' },
  });
};

export const jazzScore = (seconds: number): Score => {
  const bpm = 96;
  const { bar, bars, beat } = barsIn(seconds, bpm);
  const random = randomOf(5);
  const drums = perBar(bars, (index) => [
    ...[0, 1, 1.66, 2, 3, 3.66].map((at) => note(index * bar + at * beat, 0.4, 51, 0.4 + 0.2 * random())),
    ...[1, 3].map((at) => note(index * bar + at * beat, 0.1, 44, 0.5)),
    ...[0, 1, 2, 3].map((at) => note(index * bar + at * beat, 0.5, 40, 0.3 + 0.2 * random())),
    note(index * bar, 0.2, 36, 0.3),
  ]);
  const bass = perBar(bars, (index) => {
    const root = (chordAt(index)[0] ?? 48) - 12;
    return [0, 4, 7, 9].map((step, at) =>
      note(index * bar + at * beat, beat * 0.95, root + step, 0.7 + 0.1 * random()),
    );
  });
  const comping = perBar(bars, (index) =>
    [0.66, 2.66].flatMap((at) =>
      chordAt(index)
        .slice(1)
        .map((key) => note(index * bar + at * beat, beat * 0.9, key, 0.45 + 0.15 * random())),
    ),
  );
  const melody = perBar(bars, (index) =>
    index % 4 === 3
      ? []
      : [0, 1, 1.66, 2.66].map((at) =>
          note(
            index * bar + at * beat,
            beat * 0.8,
            (chordAt(index)[1 + Math.floor(random() * 4)] ?? 60) + 12,
            0.6,
          ),
        ),
  );
  return scoreWith({
    seconds: bars * bar,
    bpm,
    seed: 3,
    parts: [
      partOf({ instrument: 'brushes', notes: drums, level: -5, reverb: 0.15 }),
      partOf({ instrument: 'upright-bass', notes: bass, level: -3 }),
      partOf({ instrument: 'piano', notes: comping, level: -8, pan: -0.2, reverb: 0.25 }),
      partOf({ instrument: 'vibraphone', notes: melody, level: -6, pan: 0.25, reverb: 0.35, delay: 0.1 }),
    ],
    reverb: { seconds: 1.4, damping: 0.3 },
    delay: { seconds: beat * 0.75, feedback: 0.25 },
    tilt: 0.5,
  });
};
