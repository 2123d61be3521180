import { expect, it } from 'vitest';
import { measuredWords } from '#domain/music/measured-words.ts';

it.each([
  [84.4, 0.9, null, ['84 bpm measured']],
  [84.6, null, null, ['85 bpm estimated']],
  [null, 0.1, null, ['no steady beat']],
  [null, null, 16.02, ['no steady beat', 'flutters 16 times a second, measured']],
  [120, 0.8, 15.6, ['120 bpm measured', 'flutters 16 times a second, measured']],
])(
  'describes bpm %j with confidence %j and modulation %j as %j',
  (bpm, bpmConfidence, modulationHz, words) => {
    expect(measuredWords({ bpm, bpmConfidence, modulationHz })).toEqual(words);
  },
);
