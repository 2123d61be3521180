import { describe, expect, it } from 'vitest';
import { dayOrderIn } from '#domain/calendar/day-order.ts';
import { parseCapture } from '#domain/capture/capture.ts';
import { type CorpusLine, corpusDay } from '#domain/capture/corpus/corpus-line.ts';
import { laterLines } from '#domain/capture/corpus/later-lines.fixture.ts';
import { tunedLines } from '#domain/capture/corpus/tuned-lines.fixture.ts';
import { unseenLines } from '#domain/capture/corpus/unseen-lines.fixture.ts';

const readingOf = ([line, , , locale = 'en-GB']: CorpusLine) => {
  const { title, ...said } = parseCapture(line, corpusDay, { dayOrder: dayOrderIn(locale) });
  return { title, says: Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)) };
};

const isRight = (one: CorpusLine): boolean => {
  const { title, says } = readingOf(one);
  const expected = Object.entries(one[2]);
  return (
    title === one[1] &&
    Object.keys(says).length === expected.length &&
    expected.every(([name, value]) => says[name] === value)
  );
};

/** A word of the title was taken for something else. */
const isCut = (one: CorpusLine): boolean => {
  const left = readingOf(one).title.split(' ');
  return one[1].split(' ').some((word) => !left.includes(word));
};

describe('[TASK-01] the corpus of captured lines', () => {
  it.each([
    ['tuned', tunedLines, 150],
    ['unseen', unseenLines, 150],
    ['later', laterLines, 60],
  ])('reads at least 97 of 100 of the %s lines right and cuts no title', (_, lines, count) => {
    expect(lines).toHaveLength(count);
    expect(lines.filter(isCut).map(([line]) => line)).toEqual([]);
    expect(lines.filter(isRight).length / lines.length).toBeGreaterThanOrEqual(0.97);
  });
});
