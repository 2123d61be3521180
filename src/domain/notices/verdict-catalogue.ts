import type { NoticeMessage } from '#domain/notices/message.ts';

// Beside the catalogue and not in it: only those who offered something read these.

export interface Verdict {
  readonly title: string;
  readonly taken: boolean;
  readonly reason: string | null;
}

/** A notice is read in passing; /upload has every word. */
const mostLetters = { title: 80, reason: 140 } as const;

const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

const wordsOf = ({ title, taken, reason }: Verdict): string => {
  const name = `“${shortened(title, mostLetters.title)}”`;
  if (taken) return `${name} is in the library now.`;
  return reason === null || reason === ''
    ? `${name} wasn’t taken.`
    : `${name} wasn’t taken: ${shortened(reason, mostLetters.reason)}`;
};

/** What became of uploads while their owner was elsewhere; null where nothing did. */
export const verdictMessage = (verdicts: readonly Verdict[]): NoticeMessage | null => {
  const [first] = verdicts;
  if (first === undefined) return null;
  return verdicts.length === 1
    ? { regime: 'notice', kind: first.taken ? 'success' : 'info', description: wordsOf(first) }
    : { regime: 'notice', kind: 'info', description: `${verdicts.length} of your uploads were reviewed.` };
};
