import { safeAnswerText } from './safe-answer-text.ts';

/** `[m1]`: how an answer names what it was given. */
const label = /[ \t]*[[【(](m\d{1,3}(?:\s*[,;]\s*m\d{1,3})*)[\]】)]/gi;

/** No answer is longer; what comes after is not read. */
export const mostAnswerLetters = 6000;

export interface SafePiece {
  readonly text: string;
  /** Which labels stood in it, whether they were given or made up. */
  readonly labels: readonly string[];
}

const safe = (text: string): SafePiece => {
  const labels: string[] = [];
  const without = text.replace(label, (_, names: string) => {
    labels.push(...(names.toLowerCase().match(/m\d{1,3}/g) ?? []));
    return '';
  });
  return { text: safeAnswerText(without), labels };
};

/** Of a line with none of these in it, a sentence that ended is whole: no address, link or label goes on behind it. */
const plain = /^[^[\]()<>:：/\\@【】!]*[.?]\s/u;

/**
 * Words come in any pieces, and an address or a label may be cut in two. So what a model writes is held back until its
 * sentence or, where it could hold more than words, its line is there.
 */
export const createAnswerStream = () => {
  let held = '';
  let read = 0;

  return {
    /** The lines that are whole by now. */
    add: (delta: string): SafePiece => {
      const rest = mostAnswerLetters - read;
      read += delta.length;
      held += rest <= 0 ? '' : delta.slice(0, rest);
      const end = held.lastIndexOf('\n') + 1 || (plain.exec(held)?.[0].length ?? 0);
      if (end === 0) return { text: '', labels: [] };
      const whole = held.slice(0, end);
      held = held.slice(end);
      return safe(whole);
    },
    /** What was still held back. */
    end: (): SafePiece => {
      const whole = held;
      held = '';
      return safe(whole);
    },
  };
};
