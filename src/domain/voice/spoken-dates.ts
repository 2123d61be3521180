import { numberAt } from '#domain/voice/spoken-numbers.ts';

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const tens: Readonly<Record<string, number>> = { twenty: 20, thirty: 30 };

interface Dated {
  readonly date: number;
  readonly length: number;
}

const ordinalOf = (word: string | undefined): number => {
  if (word === 'thirtieth') return 30;
  return Math.max(0, ordinals.indexOf(word ?? ''));
};

/** "25th", "twenty fifth", "twenty five", "5". */
const dateAt = (words: readonly string[], at: number): Dated | null => {
  const word = words[at] ?? '';
  const written = /^(\d{1,2})(?:st|nd|rd|th)$/u.exec(word);
  if (written !== null) return { date: Number(written[1]), length: 1 };
  const named = ordinalOf(word);
  if (named > 0) return { date: named, length: 1 };
  const ten = Object.hasOwn(tens, word) ? (tens[word] ?? 0) : 0;
  const unit = ordinalOf(words[at + 1]);
  if (ten > 0 && unit > 0 && unit < 10) return { date: ten + unit, length: 2 };
  const count = numberAt(words, at);
  if (count === null || count.value < 1 || count.value > 31) return null;
  return { date: count.value, length: count.length };
};

export interface Written {
  readonly text: string;
  /** How many words it took. */
  readonly length: number;
}

/** "The fifth of December", "December the fifth": as the one line writes them. */
export const dayWritten = (words: readonly string[], at: number): Written | null => {
  const month = words[at] ?? '';
  if (months.includes(month)) {
    const after = words[at + 1] === 'the' ? at + 2 : at + 1;
    const said = dateAt(words, after);
    return said === null ? null : { text: `${said.date} ${month}`, length: after - at + said.length };
  }
  const from = month === 'the' ? at + 1 : at;
  const said = dateAt(words, from);
  if (said === null) return null;
  const of = words[from + said.length] === 'of' ? 1 : 0;
  const named = words[from + said.length + of] ?? '';
  if (!months.includes(named)) return null;
  return { text: `${said.date} ${named}`, length: from - at + said.length + of + 1 };
};
