/** A sentence by where it stands: `text.slice(start, end)` is it, letter for letter. */
export interface SentenceSpan {
  readonly start: number;
  readonly end: number;
  /** Counted from 1. */
  readonly line: number;
  /** What stands together: sentences of one paragraph or one list item. */
  readonly block: number;
}

const bullet =
  /^[ \t]*(?:[-*•‣▪●○–—+]|\d{1,3}[.)]|[a-z][)]|\[[ xX]?\]|#{1,6})(?:[ \t]+(?:\[[ xX]?\][ \t]*)?|$)/u;
const abbreviation =
  /(?:^|[\s(])(?:dr|mr|mrs|ms|prof|st|e\.?g|i\.?e|etc|vs|approx|ca|no|nr|fig|dept|appt|min|mins|hr|hrs|sec|tel|ext|a\.?m|p\.?m|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|[a-z]|\d+)$/i;
const sentenceEnd = /[.!?…]+["'”’)\]]*(?=\s|$)/gu;
/** Lines that were broken to fit a page are longer than what people write as a line. */
const wrappedLine = 50;

const isAbbreviated = (before: string, mark: string, after: string): boolean => {
  if (!/^\.["'”’)\]]*$/.test(mark)) return /^(?:\.{2,}|…)/u.test(mark) && /^\s*\p{Ll}/u.test(after);
  if (after.trim() === '') return false;
  const found = abbreviation.exec(before);
  if (found === null) return false;
  const word = found[0].trim().replace('(', '').toLowerCase();
  // "at 9 a.m. Then" and "in 20 min. Next time" end a sentence; "no. 4" and "Dr. Okafor" do not.
  const isWordToo = /^(?:a\.?m|p\.?m|etc|mins?|hrs?|sec|no|sat|sun|mar|may|\d+|i)$/.test(word);
  return !isWordToo || /^\s*[\p{Ll}\d]/u.test(after);
};

/** Where sentences end within one stretch of lines. */
const cut = (text: string): readonly number[] => {
  const ends: number[] = [];
  for (const { 0: mark, index } of text.matchAll(sentenceEnd)) {
    const end = index + mark.length;
    const before = text.slice(Math.max(0, index - 12), index);
    if (!isAbbreviated(before, mark, text.slice(end, end + 3))) ends.push(end);
  }
  if (ends.at(-1) !== text.length) ends.push(text.length);
  return ends;
};

interface Stretch {
  start: number;
  end: number;
  line: number;
  block: number;
}

/** Lines, with bullets taken off; a line that was only wrapped goes on with the one before it. */
const stretches = (text: string): readonly Stretch[] => {
  const found: Stretch[] = [];
  let start = 0;
  let block = 0;
  let isAfterGap = true;
  for (const [index, line] of text.split('\n').entries()) {
    const mark = bullet.exec(line)?.[0] ?? '';
    const last = found.at(-1);
    const isWrapped =
      !isAfterGap &&
      mark === '' &&
      last !== undefined &&
      last.end - last.start >= wrappedLine &&
      /^\s*\p{Ll}/u.test(line) &&
      !/[.!?…:]["'”’)]*\s*$/u.test(text.slice(last.start, last.end));
    if (line.trim() === '') isAfterGap = true;
    else if (isWrapped) last.end = start + line.length;
    else {
      if (isAfterGap || mark !== '') block += 1;
      found.push({ start: start + mark.length, end: start + line.length, line: index + 1, block });
      isAfterGap = false;
    }
    start += line.length + 1;
  }
  return found;
};

/** Sentences by punctuation, line breaks and bullets. Nothing of the text is changed. */
export const splitSentences = (text: string): readonly SentenceSpan[] =>
  stretches(text).flatMap(({ start, end, line, block }) => {
    const stretch = text.slice(start, end);
    let from = 0;
    return cut(stretch).flatMap((to) => {
      const piece = stretch.slice(from, to);
      const lead = piece.length - piece.trimStart().length;
      const span = { start: start + from + lead, end: start + from + piece.trimEnd().length, line, block };
      from = to;
      return span.end > span.start ? [span] : [];
    });
  });
