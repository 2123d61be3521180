import { describe, expect, it } from 'vitest';
import { curvesWith } from '#domain/analysis/sound-figures.fixture.ts';
import {
  describeModulation,
  describeSpectrum,
  describeTempo,
  describeWaveform,
} from '#domain/sound-words/describe-curves.ts';

describe('[ANALYSIS-01] curves in words', () => {
  it('says where a sound is loudest, in eight parts', () => {
    const twin = describeWaveform(curvesWith(), 80);
    expect(twin.sentence).toBe('The level changes: loudest from 0:40 to 0:50.');
    expect(twin.rows).toHaveLength(8);
    expect(twin.rows[0]).toEqual(['0:00', '20 %']);
    expect(twin.rows[7]).toEqual(['1:10', '80 %']);
  });

  it('says that an even sound is even', () => {
    const even = curvesWith({ waveform: Array.from({ length: 400 }, () => 0.5) });
    expect(describeWaveform(even, 80).sentence).toBe('The level stays about the same throughout.');
  });

  it('says which band is strongest and how much is low, middle and high', () => {
    const twin = describeSpectrum(curvesWith());
    expect(twin.sentence).toBe(
      'Strongest around 1 kHz. Of its power, 0 % is low, 100 % in the middle and 0 % high.',
    );
    expect(twin.rows).toHaveLength(29);
    expect(twin.rows[1]).toEqual(['31.5 Hz', '-60 dB']);
    expect(twin.rows[28]).toEqual(['16 kHz', '-60 dB']);
  });

  it.each([
    [16.2, 'The volume flutters about 16 times a second. The rate that stands out most is 16 a second.'],
    [null, 'No steady flutter found. The rate that stands out most is 16 a second.'],
  ])('says of a flutter of %s Hz: %s', (found, sentence) => {
    const twin = describeModulation(curvesWith(), found);
    expect(twin.sentence).toBe(sentence);
    expect(twin.rows[15]).toEqual(['16', '14 dB']);
  });

  it.each([
    [[], 'No steady beat anywhere.'],
    [[{ at: 0, bpm: null }], 'No steady beat anywhere.'],
    [[{ at: 0, bpm: 90 }], 'The tempo is 90 bpm throughout.'],
    [curvesWith().tempo, 'The tempo is between 90 and 96 bpm, without a steady beat in 1 of 3 parts.'],
  ])('says of the tempo %j: %s', (tempo, sentence) => {
    expect(describeTempo(curvesWith({ tempo })).sentence).toBe(sentence);
  });

  it('says of curves without a point that nothing was measured', () => {
    const empty = curvesWith({ waveform: [], spectrum: [], modulation: [] });
    for (const twin of [
      describeWaveform(empty, 10),
      describeSpectrum(empty),
      describeModulation(empty, null),
    ]) {
      expect(twin).toMatchObject({ sentence: 'Nothing was measured.', rows: [] });
    }
  });
});
