import type { Day } from '#domain/calendar/day.ts';
import type { DayOrder } from '#domain/calendar/day-order.ts';
import { type LineWord, wordsOf } from '#domain/capture/line-words.ts';
import { fitsAtEnd, fitsAtStart, fitsInside, type Surroundings } from '#domain/capture/phrase-context.ts';
import { type Meaning, meaningOf, type PartKind } from '#domain/capture/phrase-meaning.ts';

export interface CaptureOptions {
  readonly dayOrder?: DayOrder;
  /** Texts of parts that are to stay in the title. */
  readonly unread?: readonly string[];
}

export interface FoundPart {
  readonly kind: PartKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly words: readonly string[];
  readonly meaning?: Meaning;
}

interface FoundParts {
  readonly title: string;
  readonly project: string | null;
  readonly reward: string | null;
  readonly parts: readonly FoundPart[];
}

const longestPhrase = 9;
// A number alone is "issue #432".
const projectName = /^#((?=[^\p{L}]*\p{L})[\p{L}\p{N}][\p{L}\p{N}_-]{0,39})$/u;

type Mark = 'read' | 'kept' | undefined;

/** One reading of a line: which words were read, which were asked to stay. */
const createReading = (line: string, today: Day, { dayOrder = 'day-first', unread = [] }: CaptureOptions) => {
  const words = wordsOf(line);
  const marks: Mark[] = words.map(() => undefined);
  const parts: FoundPart[] = [];

  for (const text of unread) {
    const kept = wordsOf(text).map(({ plain }) => plain);
    words.forEach((_, at) => {
      if (kept.every((word, index) => words[at + index]?.plain === word)) {
        marks.fill('kept', at, at + kept.length);
      }
    });
  }

  const titleWords = (): readonly LineWord[] => words.filter((_, at) => marks[at] !== 'read');
  const isFree = (from: number, to: number): boolean =>
    marks.slice(from, to).every((mark) => mark === undefined);

  const take = (from: number, to: number, kind: PartKind, meaning?: Meaning): void => {
    const [first, last] = [words[from], words[to - 1]];
    if (first === undefined || last === undefined) return;
    marks.fill('read', from, to);
    const text = line.slice(first.start, last.end);
    // Brackets and commas around it are no part of what is marked.
    const lead = /^[([{"“]*/u.exec(text)?.[0].length ?? 0;
    const trail = /[)\]}"”,;:]*$/u.exec(text)?.[0].length ?? 0;
    parts.push({
      kind,
      start: first.start + lead,
      end: last.end - trail,
      text: text.slice(lead, text.length - trail),
      words: words.slice(from, to).map(({ plain }) => plain),
      ...(meaning === undefined ? {} : { meaning }),
    });
  };

  const around = (from: number, to: number): Surroundings => {
    const plain = (start: number, end: number): readonly string[] =>
      words
        .slice(start, end)
        .flatMap((word, at) => (marks[start + at] === 'read' || word.isMark ? [] : word.plain));
    const previous = words[from - 1];
    const next = words[to];
    return {
      before: plain(0, from),
      phrase: words.slice(from, to).map((word) => word.plain),
      after: plain(to, words.length),
      rawBefore: previous?.raw ?? '',
      isApart:
        previous !== undefined &&
        (previous.isBreak ||
          previous.isMark ||
          marks[from - 1] === 'read' ||
          /^[([{]/.test(words[from]?.raw ?? '')),
      endsApart: (words[to - 1]?.isBreak ?? false) || (next?.isMark ?? false),
    };
  };

  // The same words are looked at from both ends.
  const known = new Map<string, Meaning | null>();
  const understood = (phrase: readonly string[]): Meaning | null => {
    const key = phrase.join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const meaning = meaningOf(phrase, today, dayOrder);
    known.set(key, meaning);
    return meaning;
  };

  /** The longest phrase between two places that means something new. */
  const meaningAt = (from: number, to: number): Meaning | null => {
    if (!isFree(from, to)) return null;
    const phrase = words.slice(from, to);
    if (phrase.some(({ isMark }) => isMark) && phrase.length > 3) return null;
    const meaning = understood(phrase.map(({ plain }) => plain).filter((word) => word !== ''));
    return meaning === null || parts.some(({ kind }) => kind === meaning.kind) ? null : meaning;
  };

  // One word is always left: a line is about something.
  const leaves = (from: number, to: number): boolean =>
    titleWords().filter(({ isMark }) => !isMark).length > to - from;

  const takeLast = (): boolean => {
    let to = words.length;
    while (to > 0 && (marks[to - 1] !== undefined || words[to - 1]?.isMark === true)) to -= 1;
    for (let from = Math.max(0, to - longestPhrase); from < to; from += 1) {
      const meaning = meaningAt(from, to);
      if (meaning === null || !leaves(from, to)) continue;
      if (!fitsAtEnd(around(from, to), meaning, parts.length === 0)) return false;
      take(from, to, meaning.kind, meaning);
      return true;
    }
    return false;
  };

  const takeFirst = (): boolean => {
    let from = 0;
    while (from < words.length && (marks[from] !== undefined || words[from]?.isMark === true)) from += 1;
    for (let to = Math.min(words.length, from + longestPhrase); to > from; to -= 1) {
      const meaning = meaningAt(from, to);
      if (meaning === null || !leaves(from, to)) continue;
      if (!fitsAtStart(around(from, to), meaning)) return false;
      take(from, to, meaning.kind, meaning);
      return true;
    }
    return false;
  };

  const takeInside = (): boolean => {
    const before = parts.length;
    for (let from = 1; from < words.length; from += 1) {
      for (let to = Math.min(words.length - 1, from + longestPhrase); to > from; to -= 1) {
        const meaning = meaningAt(from, to);
        if (meaning === null || !leaves(from, to)) continue;
        if (fitsInside(around(from, to), meaning)) take(from, to, meaning.kind, meaning);
        // The longest decides: "next Friday" that stays is no "Friday".
        from = to - 1;
        break;
      }
    }
    return parts.length > before;
  };

  /** What is left, without the commas and dashes that led to what was read. */
  const title = (): string => {
    const kept = [...words.keys()].filter((at) => marks[at] !== 'read');
    while (parts.length > 0 && words[kept.at(-1) ?? -1]?.isMark === true) kept.pop();
    while (parts.length > 0 && words[kept[0] ?? -1]?.isMark === true) kept.shift();
    return kept
      .map((at) => {
        const { raw = '' } = words[at] ?? {};
        return marks[at + 1] === 'read' ? raw.replace(/[,;]+$/, '') : raw;
      })
      .filter((raw) => raw !== '')
      .join(' ');
  };

  return { words, marks, parts, take, takeLast, takeFirst, takeInside, title };
};

export const findParts = (line: string, today: Day, options: CaptureOptions): FoundParts => {
  const reading = createReading(line, today, options);
  const { words, marks, parts, take } = reading;

  const marker = words.findIndex(({ raw }) => raw.toLowerCase() === '!reward');
  const reward =
    marker < 0 || marks[marker] === 'kept'
      ? ''
      : words
          .slice(marker + 1)
          .map(({ raw }) => raw)
          .join(' ');
  if (marker >= 0 && marks[marker] !== 'kept') take(marker, words.length, 'reward');

  const place = words.findIndex(({ raw }, at) => marks[at] === undefined && projectName.test(raw));
  const isAlone = words.filter((_, at) => marks[at] !== 'read').length <= 1;
  const project = isAlone ? null : (projectName.exec(words[place]?.raw ?? '')?.[1] ?? null);
  if (project !== null) take(place, place + 1, 'project');

  while (reading.takeLast());
  while (reading.takeFirst());
  // What stood before something inside may be the end now, or go on where that went on.
  while (reading.takeInside() || reading.takeLast());
  return { title: reading.title(), project, reward: reward === '' ? null : reward, parts };
};
