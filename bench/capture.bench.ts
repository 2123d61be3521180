import { createRequire } from 'node:module';
import { en } from 'chrono-node';
import type { RRule as Rule } from 'rrule';
import { dayOrderIn } from '#domain/calendar/day-order.ts';
import { parseCapture, readCapture } from '#domain/capture/capture.ts';
import { type CorpusLine, corpusDay } from '#domain/capture/corpus/corpus-line.ts';
import { laterLines } from '#domain/capture/corpus/later-lines.fixture.ts';
import { tunedLines } from '#domain/capture/corpus/tuned-lines.fixture.ts';
import { unseenLines } from '#domain/capture/corpus/unseen-lines.fixture.ts';
import { readRule } from '#domain/list-import/read-rule.ts';
import { defineBench } from './harness/bench.ts';
import { median } from './measure.ts';

// How many lines of the corpus are read as their author meant them: all of them by ours, their days by chrono-node, their
// repeats by rrule. Each library is asked for what it is made for: chrono-node only about lines that do not repeat, rrule
// only about the words that repeat.

// Its module for Node has no named exports, whatever its types say.
// oxlint-disable-next-line typescript/no-unsafe-assignment -- what require returns has no type; its own types say what it is
const { RRule }: { readonly RRule: typeof Rule } = createRequire(import.meta.url)('rrule');

const lines: readonly CorpusLine[] = [...tunedLines, ...unseenLines, ...laterLines];

const share = (right: number, of: number): number => (100 * right) / of;

const capture = ([line, , , locale = 'en-GB']: CorpusLine) =>
  parseCapture(line, corpusDay, { dayOrder: dayOrderIn(locale) });

const isRight = (one: CorpusLine): boolean => {
  const { title, ...said } = capture(one);
  const found = Object.entries(said).filter(([, value]) => value !== null);
  const expected: Readonly<Record<string, unknown>> = one[2];
  return (
    title === one[1] &&
    found.length === Object.keys(expected).length &&
    found.every(([name, value]) => expected[name] === value)
  );
};

const missesWords = (title: string, expected: string): boolean => {
  const left = title.split(/\s+/);
  return expected.split(' ').some((word) => !left.includes(word));
};

const reference = new Date(`${corpusDay}T09:00:00`);

/** What chrono-node finds first: its day, and the line without it. */
const chrono = ([line, , , locale = 'en-GB']: CorpusLine) => {
  const parser = dayOrderIn(locale) === 'day-first' ? en.GB : en.casual;
  const [found] = parser.parse(line, reference, { forwardDate: true });
  if (found === undefined) return { day: null, title: line };
  const [year, month, date] = (['year', 'month', 'day'] as const).map((part) => found.start.get(part) ?? 0);
  const day = [year, month, date].map((part) => String(part).padStart(2, '0')).join('-');
  return { day, title: line.slice(0, found.index) + line.slice(found.index + found.text.length) };
};

const once = lines.filter(([, , { repeat }]) => repeat === undefined);
const dayOf = ([, , { doOn, dueOn }]: CorpusLine): string | null => dueOn ?? doOn ?? null;

const repeating = lines.flatMap((one) => {
  const part = readCapture(one[0], corpusDay).parts.find(({ kind }) => kind === 'repeat');
  const expected = one[2].repeat ?? null;
  return expected === null ? [] : [{ expected, words: part?.text ?? one[0] }];
});

/** What rrule reads in the words, as a rule of ours; null where it reads none or one that we cannot hold. */
const rruleOf = (words: string): string | null => {
  try {
    const options = RRule.parseText(words);
    return options === null ? null : readRule(RRule.optionsToString(options), corpusDay);
  } catch {
    return null;
  }
};

const rruleRight = (words: string, expected: string): boolean => {
  const found = rruleOf(words);
  // A rule without a date takes it from its first day, which is not rrule's to say.
  return found === expected || (found !== null && expected.startsWith(found));
};

const timePerLine = (rounds: number, read: (one: CorpusLine) => unknown): number => {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    for (const one of lines) read(one);
    return ((performance.now() - start) * 1000) / lines.length;
  });
  return median(times);
};

const count = (of: readonly CorpusLine[], holds: (one: CorpusLine) => boolean): number =>
  share(of.filter(holds).length, of.length);

export const bench = defineBench({
  about: 'lines of the capture corpus read right, against chrono-node and rrule',
  figures: {
    'lines read whole': { unit: '%', better: 'more', target: 97 },
    'titles cut wrongly': { unit: 'titles', better: 'less', target: 0 },
    'days right, against chrono-node': { unit: '%', better: 'more', target: 1 },
    'titles left whole, against chrono-node': { unit: '%', better: 'more', target: 1 },
    'repeats right, against rrule': { unit: '%', better: 'more', target: 1 },
    'time for a line, against chrono-node': { unit: 'µs', better: 'less', target: 1 },
  },
  full: { rounds: 15 },
  smoke: { rounds: 1 },
  measure: async ({ rounds }) => {
    const ours = (one: CorpusLine): string | null => capture(one).dueOn ?? capture(one).doOn;
    const repeatShare = (holds: (one: (typeof repeating)[number]) => boolean): number =>
      share(repeating.filter(holds).length, repeating.length);
    return {
      'lines read whole': { value: count(lines, isRight), remark: `${lines.length} lines` },
      'titles cut wrongly': { value: lines.filter((one) => missesWords(capture(one).title, one[1])).length },
      'days right, against chrono-node': {
        value: count(once, (one) => ours(one) === dayOf(one)),
        baseline: count(once, (one) => chrono(one).day === dayOf(one)),
        remark: `${once.length} lines that do not repeat`,
      },
      'titles left whole, against chrono-node': {
        value: count(once, (one) => !missesWords(capture(one).title, one[1])),
        baseline: count(once, (one) => !missesWords(chrono(one).title, one[1])),
      },
      'repeats right, against rrule': {
        value: repeatShare(
          ({ words, expected }) => parseCapture(`x ${words}`, corpusDay).repeat === expected,
        ),
        baseline: repeatShare(({ words, expected }) => rruleRight(words, expected)),
        remark: `${repeating.length} lines that repeat`,
      },
      'time for a line, against chrono-node': {
        value: timePerLine(rounds, capture),
        baseline: timePerLine(rounds, chrono),
      },
    };
  },
});
