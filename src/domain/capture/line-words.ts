/** One word of a line, and where it stands. */
export interface LineWord {
  /** As it was typed. */
  readonly raw: string;
  /** In small letters, without the commas and brackets around it. */
  readonly plain: string;
  readonly start: number;
  readonly end: number;
  /** Something ends behind it: a comma, a colon, a bracket. */
  readonly isBreak: boolean;
  /** Nothing but dashes or points between two parts. */
  readonly isMark: boolean;
}

const around = /^[([{"“~]+|[)\]}"”,;:!?]+$/gu;

const wordOf = (raw: string, start: number): LineWord => {
  const bare = raw.toLowerCase().replaceAll(around, '').replaceAll('’', "'");
  // A point ends a sentence, and belongs to 24.12.
  const plain = /^\d{1,2}\.\d{1,2}\.$|[ap]\.m\.$/.test(bare) ? bare : bare.replace(/\.+$/, '');
  return {
    raw,
    plain,
    start,
    end: start + raw.length,
    isBreak: /[,;:)\]}]$/.test(raw),
    isMark: /^[-–—|•·,;:]+$/.test(raw),
  };
};

export const wordsOf = (line: string): readonly LineWord[] =>
  [...line.matchAll(/\S+/gu)].map((match) => wordOf(match[0], match.index));
