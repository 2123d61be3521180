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
  empty: 'There’s nothing here yet. Paste a list or choose a file.',
  'too-big': 'That’s more than 2 MB. Please import it in parts, one list at a time.',
  'too-many': `It has more than ${count(listImportLimits.tasks)} tasks. Please import it in parts, one list at a time.`,
  'too-wide': `This table has more than ${count(listImportLimits.columns)} columns. Please keep only the ones you need.`,
  zip: 'This is a ZIP file. Please unzip it first, then choose the list inside.',
  'not-text': 'This is not a text file. Please choose a CSV, JSON, ICS or text file.',
  'broken-json': 'This JSON file is incomplete or damaged. Please export it again.',
  'unknown-json':
    'We can read JSON files from Google Tasks and Trello, but this is neither. Please try CSV or plain text.',
  'own-backup':
    'This is a full copy of your Kindling data. Please import “Tasks as CSV” from the same page instead.',
  'no-tasks': 'We found no tasks in it. Please check that it’s the right file.',
};
