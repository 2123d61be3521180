import { parseCapture } from '#domain/capture/capture.ts';
import { dayWritten, type Written } from '#domain/voice/spoken-dates.ts';
import { minutesAt, numberAt } from '#domain/voice/spoken-numbers.ts';

const bare = (word: string): string => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What the one line reads as a number, written as one; null where the words are only words. */
const numberWritten = (words: readonly string[], at: number): Written | null => {
  const minutes = minutesAt(words, at);
  if (minutes !== null) return { text: `${minutes.value} minutes`, length: minutes.length };
  const day = dayWritten(words, at);
  if (day !== null) return day;
  const count = numberAt(words, at);
  if (count === null || !/^(?:days?|weeks?)$/u.test(words[at + count.length] ?? '')) return null;
  return { text: String(count.value), length: count.length };
};

const numberHyphens =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\d+|low|medium|high)-(?=\p{L})/giu;

/** A comma belongs to a word: it goes with the number that takes the word's place. */
const commaOf = (word: string | undefined): string => (word?.endsWith(',') ? ',' : '');

const withNumbers = (line: string): string => {
  const words = line.replaceAll(numberHyphens, '$1 ').split(' ');
  const said = words.map(bare);
  const written: string[] = [];
  for (let at = 0; at < words.length;) {
    const number = numberWritten(said, at);
    const length = number?.length ?? 1;
    written.push(number === null ? (words[at] ?? '') : `${number.text}${commaOf(words[at + length - 1])}`);
    at += length;
  }
  return written.join(' ');
};

const titles = /\b(?:dr|mr|mrs|ms|st|prof)$/iu;

/** A recogniser ends sentences where somebody drew breath: one line has none. */
const oneSentence = (text: string): string =>
  text
    .replaceAll(/[.!?;:…]+\s+(\p{L}[\p{L}’']*)/gu, (match: string, next: string, at: number) => {
      if (titles.test(text.slice(0, at))) return match;
      const keeps = /^I(?:$|['’])/u.test(next);
      return ` ${keeps ? next : next.slice(0, 1).toLowerCase() + next.slice(1)}`;
    })
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s,.;:–-]+|[\s,.;:!?…–-]+$/gu, '');

// Only to see how a line is built; which day it is changes nothing about that.
const anyDay = '2026-01-01';

const isFact = (words: string): boolean => parseCapture(`x ${words}`, anyDay).title === 'x';

/** Commas stay in a title, and go from around a day, minutes and energy. */
const withoutCommas = (line: string): string => {
  const [first = '', ...others] = line.split(/,\s*/u);
  let before = first;
  let whole = first;
  for (const part of others) {
    whole += isFact(part) || isFact(before) ? ` ${part}` : `, ${part}`;
    before = part;
  }
  return whole;
};

const joining = /\s+(?:for|with|at|and|in|it|that|which|takes|taking|take|needs|needing|about|due for)$/iu;

/** "Read for 20 minutes": the title is "read", and the "for" belongs to the minutes. */
const withoutJoining = (line: string): string => {
  let so = line;
  for (;;) {
    const { title } = parseCapture(so, anyDay);
    if (title === so || !so.startsWith(title) || !joining.test(title)) return so;
    so = `${title.replace(joining, '')}${so.slice(title.length)}`;
  }
};

// Somebody who speaks says "for tomorrow" where somebody who types says "tomorrow".
const forDay =
  /\s+for\s+(?=(?:today|tonight|tomorrow|(?:(?:this|next)\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day|next\s+week)\b)/iu;

const longest = 500;

/** What was said for a task, as it would be typed: the person's own words, and digits where the line reads them. */
export const taskLine = (said: string): string =>
  withoutJoining(withoutCommas(withNumbers(oneSentence(said).replace(forDay, ' '))))
    .slice(0, longest)
    .trim();
