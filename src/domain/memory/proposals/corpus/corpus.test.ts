import { describe, expect, it } from 'vitest';
import { freshNotes } from './fresh-notes.fixture.ts';
import { lastNotes } from './last-notes.fixture.ts';
import { laterNotes } from './later-notes.fixture.ts';
import { otherVoices } from './other-voices.fixture.ts';
import { plainDays } from './plain-days.fixture.ts';
import { scoreNotes } from './score-notes.fixture.ts';
import { twoSentences } from './two-sentences.fixture.ts';
import { writtenNotes } from './written-notes.fixture.ts';

describe('[MEM-04] suggestions out of short notes', () => {
  it.each([
    ['the notes the rules were written with', writtenNotes, 0, 1],
    ['later notes', laterNotes, 0, 2],
    ['other voices, and traps', otherVoices, 3, 1],
    ['fresh notes', freshNotes, 2, 1],
    ['last notes', lastNotes, 1, 1],
    ['plain days', plainDays, 2, 0],
    ['one or two sentences', twoSentences, 1, 3],
  ] as const)('are worth it and not missed: %s', (_name, notes, wrong, missed) => {
    const score = scoreNotes(notes);
    expect(score.wrong.length, score.wrong.join('\n')).toBeLessThanOrEqual(wrong);
    expect(score.missed.length, score.missed.join('\n')).toBeLessThanOrEqual(missed);
  });

  it('are worth it in each of the kinds that is often suggested', () => {
    const { byKind } = scoreNotes([
      ...writtenNotes,
      ...laterNotes,
      ...otherVoices,
      ...freshNotes,
      ...lastNotes,
      ...plainDays,
      ...twoSentences,
    ]);
    const poor = Object.entries(byKind).filter(
      ([, { kept, proposed }]) => proposed >= 5 && kept / proposed < 0.8,
    );
    expect(poor).toEqual([]);
  });
});
