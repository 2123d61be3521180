import { listImportLimits } from '#domain/list-import/list-import-limits.ts';

/** Why a list cannot be read. Whatever it is, nothing has happened to anything. */
export type ReadProblem =
  | 'empty'
  | 'too-big'
  | 'too-many'
  | 'too-wide'
  | 'zip'
  | 'not-text'
  | 'broken-json'
  | 'unknown-json'
  | 'own-backup'
  | 'no-tasks';

const count = (number: number): string => number.toLocaleString('en-GB');

/** One sentence about what is wrong, one about what to do. */
export const problemWords: Readonly<Record<ReadProblem, string>> = {
  empty: 'There is nothing in it yet. Paste a list, or choose a file.',
  'too-big': 'This is more than 2 MB. Please bring it in parts, one list at a time.',
  'too-many': `There are more than ${count(listImportLimits.tasks)} tasks in it. Please bring it in parts, one list at a time.`,
  'too-wide': `This table has more than ${count(listImportLimits.columns)} columns. Please keep only those you need.`,
  zip: 'This is a ZIP file. Please open it first, then choose the list inside it.',
  'not-text': 'This is not a text file. Please choose a CSV, JSON, ICS or text file.',
  'broken-json': 'This JSON file ends in the middle or is broken. Please export it once more.',
  'unknown-json':
    'We know the JSON files of Google Tasks and Trello, and this looks like neither. Please try CSV or plain text.',
  'own-backup': 'This is a whole Kindling copy. Please bring “Tasks as CSV” from the same page instead.',
  'no-tasks': 'We found no tasks in it. Please look whether it is the right file.',
};
