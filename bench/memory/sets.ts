import { readFileSync } from 'node:fs';

// The hand-written sets: one for tuning and fitting, one for measuring; decision 076 says how unseen that one still is. `|` stands between the columns.

const linesOf = (name: string): readonly string[] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const columnsOf = (line: string): readonly string[] => line.split(' | ');

export interface AnsweredSet {
  readonly sentence: string;
  /** Shares no word with the sentence that says what it is about. */
  readonly inOtherWords: string;
  /** Shares one; not every memory has it. */
  readonly withItsWords: string | undefined;
}

const answered = (name: string): readonly AnsweredSet[] =>
  linesOf(name).map((line) => {
    const [, sentence = '', inOtherWords = '', withItsWords] = columnsOf(line);
    return { sentence, inOtherWords, withItsWords };
  });

export interface Change {
  readonly replaces: boolean;
  readonly before: string;
  readonly now: string;
}

const changes = (name: string): readonly Change[] =>
  linesOf(name).map((line) => {
    const [kind, before = '', now = ''] = columnsOf(line);
    return { replaces: kind === 'changes', before, now };
  });

export const measuredSet = {
  answered: answered('answered.txt'),
  unanswered: linesOf('unanswered.txt'),
  changes: changes('changes.txt'),
} as const;

export const tuningSet = {
  answered: answered('tuning-answered.txt'),
  unanswered: linesOf('tuning-unanswered.txt'),
  changes: changes('tuning-changes.txt'),
} as const;

/** Memories that answer none of the questions: half of them for tuning as well. */
export const otherMemories = linesOf('others.txt');
