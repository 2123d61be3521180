import { describe, expect, it } from 'vitest';
import { type Advice, soundAdvice } from '#domain/analysis/sound-advice.ts';
import { figuresWith } from '#domain/analysis/sound-figures.fixture.ts';
import type { SoundFigures } from '#domain/analysis/sound-figures.ts';

const about = (subject: Advice['about'], change: Partial<SoundFigures>): readonly string[] =>
  soundAdvice(figuresWith(change))
    .filter((one) => one.about === subject)
    .map(({ text }) => text);

describe('[ANALYSIS-01] advice follows from the figures', () => {
  it.each([
    [-8.9, 'This track is very loud. We turn it down so that it matches the others.'],
    [-9, undefined],
    [-26, undefined],
    [-26.1, 'This track is quiet. We turn it up as far as its peaks allow.'],
    [null, 'We found no sound in this file. Check that it’s the right one.'],
  ])('says of a loudness of %s LUFS: %s', (loudnessLufs, text) => {
    expect(about('level', { loudnessLufs })).toEqual(text === undefined ? [] : [text]);
  });

  it.each([
    [0, -0.1, undefined],
    [0, null, undefined],
    [0, -0.05, 'The loudest moments touch full level. If you can, export it 1 dB quieter.'],
    [1, 0, 'The sound is cut off at full level once. If you can, export it a little quieter.'],
    [7, 0, 'The sound is cut off at full level 7 times. If you can, export it a little quieter.'],
  ])('says of %i cuts and a peak of %s dB: %s', (clipped, truePeakDb, text) => {
    expect(about('clipping', { clipped, truePeakDb })).toEqual(text === undefined ? [] : [text]);
  });

  it('says that less than half a minute repeats often', () => {
    expect(about('length', { durationSeconds: 29.9 })).toHaveLength(1);
    expect(about('length', { durationSeconds: 30 })).toEqual([]);
  });

  it('names the beat where there is one, and says nothing of it in silence', () => {
    expect(about('tempo', { bpm: 92.4 })[0]).toContain('about 92 BPM');
    expect(about('tempo', { bpm: null })[0]).toContain('no steady beat');
    expect(about('tempo', { bpm: null, loudnessLufs: null })).toEqual([]);
  });

  it('names a modulation only where one was measured', () => {
    expect(about('modulation', { modulationHz: 15.96 })[0]).toContain('16.0 times a second');
    expect(about('modulation', { modulationHz: null })).toEqual([]);
  });

  it('always ends with the length of session that the convention gives, at least a minute', () => {
    const { convention } = figuresWith();
    for (const [sessionSeconds, minutes] of [
      [900, '15 minutes'],
      [20, '1 minute '],
    ] as const) {
      const advice = soundAdvice(figuresWith({ convention: { ...convention, sessionSeconds } }));
      expect(advice.at(-1)?.text).toContain(`By convention, sessions of about ${minutes}`);
    }
  });
});
