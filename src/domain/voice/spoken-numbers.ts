const small = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Recognisers write what sounds the same. Only looked at next to another number or before a unit. */
const heardAs: Readonly<Record<string, number>> = { fourty: 40, for: 4, to: 2, too: 2, won: 1, ate: 8 };

interface Counted {
  readonly value: number;
  /** How many words it took. */
  readonly length: number;
}

const unitOf = (word: string): number | null => {
  if (/^\d$/u.test(word)) return Number(word);
  const named = small.indexOf(word);
  return named > 0 && named < 10 ? named : null;
};

const belowHundred = (words: readonly string[], at: number): Counted | null => {
  const word = words[at] ?? '';
  const ten = /^[2-9]0$/u.test(word) ? Number(word) / 10 : tens.indexOf(word === 'fourty' ? 'forty' : word);
  if (ten > 1) {
    const unit = unitOf(words[at + 1] ?? '');
    return unit === null ? { value: ten * 10, length: 1 } : { value: ten * 10 + unit, length: 2 };
  }
  if (/^\d{1,4}$/u.test(word)) return { value: Number(word), length: 1 };
  const named = small.indexOf(word);
  return named < 0 ? null : { value: named, length: 1 };
};

/** The number that begins at a word: 25, twenty five, 20 five, a hundred and twenty. */
export const numberAt = (words: readonly string[], at: number): Counted | null => {
  const hundred = words[at + 1] === 'hundred' ? (words[at] === 'a' ? 1 : unitOf(words[at] ?? '')) : null;
  if (hundred === null) return belowHundred(words, at);
  const joined = words[at + 2] === 'and' ? 3 : 2;
  const rest = belowHundred(words, at + joined);
  return rest === null || rest.value > 99
    ? { value: hundred * 100, length: 2 }
    : { value: hundred * 100 + rest.value, length: joined + rest.length };
};

const isMinute = (word: string | undefined): boolean => /^(?:minutes?|mins?|minute's)$/u.test(word ?? '');
const isHour = (word: string | undefined): boolean => /^(?:hours?|hrs?|our)$/u.test(word ?? '');

const startsWith = (words: readonly string[], at: number, start: string): boolean =>
  words.slice(at, at + start.split(' ').length).join(' ') === start;

const fixed: readonly (readonly [string, number])[] = [
  ['three quarters of an hour', 45],
  ['a quarter of an hour', 15],
  ['quarter of an hour', 15],
  ['an hour and a quarter', 75],
  ['one hour and a half', 90],
  ['an hour and a half', 90],
  ['hour and a half', 90],
  ['one and a half hours', 90],
  ['half an hour', 30],
  ['half a hour', 30],
  ['half hour', 30],
  ['an hour', 60],
];

/** `and thirty minutes` after the hours, or nothing. */
const minutesAfter = (words: readonly string[], at: number): Counted => {
  const from = words[at] === 'and' ? at + 1 : at;
  if (startsWith(words, from, 'a half') && from > at) return { value: 30, length: 3 };
  const count = numberAt(words, from);
  if (count === null || !isMinute(words[from + count.length])) return { value: 0, length: 0 };
  return { value: count.value, length: from - at + count.length + 1 };
};

/** The length of time that begins at a word, in minutes. */
export const minutesAt = (words: readonly string[], at: number): Counted | null => {
  const known = fixed.find(([text]) => startsWith(words, at, text));
  if (known !== undefined) {
    const length = known[0].split(' ').length;
    const more = known[1] === 60 ? minutesAfter(words, at + length) : { value: 0, length: 0 };
    return { value: known[1] + more.value, length: length + more.length };
  }
  const heard = heardAs[words[at] ?? ''];
  const count =
    numberAt(words, at) ??
    // "start for minutes": nobody says that, four minutes they do.
    (heard !== undefined && isMinute(words[at + 1]) ? { value: heard, length: 1 } : null);
  if (count === null) return null;
  const unit = words[at + count.length];
  if (isMinute(unit)) return { value: count.value, length: count.length + 1 };
  if (!isHour(unit)) return null;
  const more = minutesAfter(words, at + count.length + 1);
  return { value: count.value * 60 + more.value, length: count.length + 1 + more.length };
};

/** In words, as a person says it: what the recogniser listens for. */
export const numberInWords = (value: number): string => {
  const named = small[value];
  if (named !== undefined) return named;
  const unit = value % 10;
  return unit === 0 ? (tens[value / 10] ?? String(value)) : `${tens[(value - unit) / 10]} ${small[unit]}`;
};
