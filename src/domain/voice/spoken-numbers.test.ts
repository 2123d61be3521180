import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberInWords, minutesAt, numberAt } from '#domain/voice/spoken-numbers.ts';
import { phraseKey, plainWords } from '#domain/voice/spoken-words.ts';

const minutes = (text: string) => minutesAt(plainWords(text), 0)?.value ?? null;

describe('[VOICE-03] spoken numbers', () => {
  it.each([
    ['one minute', 1],
    ['twenty five minutes', 25],
    ['twenty-five minutes', 25],
    ['20 five minutes', 25],
    ['25 minutes', 25],
    ['ninety nine mins', 99],
    ['a hundred minutes', 100],
    ['one hundred and twenty minutes', 120],
    ['half an hour', 30],
    ['an hour', 60],
    ['an hour and ten minutes', 70],
    ['an hour and a half', 90],
    ['two hours', 120],
    ['one hour and a half', 90],
    ['two hours and fifteen minutes', 135],
    ['three quarters of an hour', 45],
    ['a quarter of an hour', 15],
    ['for minutes', 4],
    ['twenty', null],
    ['minutes', null],
    ['twenty people', null],
  ])('reads “%s” as %j minutes', (text, expected) => {
    expect(minutes(text)).toBe(expected);
  });

  it('reads every number from 1 to 99 as it is spoken', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), (value) => {
        const words = numberInWords(value).split(' ');
        expect(numberAt([...words, 'minutes'], 0)).toEqual({ value, length: words.length });
      }),
    );
  });
});

describe('[VOICE-03] the key of a phrase', () => {
  it.each([
    ['Pause.', 'pause'],
    ['Hey Kindling, could you please pause? Thank you!', 'pause'],
    ['What’s next?', 'what is next'],
    ["I'm DONE, thanks", 'i am done'],
    ['Please', 'please'],
    ['twenty-five', 'twenty five'],
    ['', ''],
  ])('reduces “%s” to “%s”', (text, key) => {
    expect(phraseKey(text)).toBe(key);
  });
});
