/** Where things lie in the file. The manifest comes last: only then are the counts and the hashes known. */
export const archivePaths = {
  manifest: 'manifest.json',
  readMe: 'read-me.md',
  tasks: 'tasks.md',
  calendar: 'calendar.ics',
} as const;

/** One row of the table to a line, each a JSON object. */
export const partPath = (table: string): string => `data/${table}.jsonl`;

export const spreadsheetPath = (table: string): string => `tables/${table}.csv`;

const longestName = 80;

/** A name that is a name on every system: no folders, no signs with a meaning, nothing hidden, and not endless. */
const safeName = (name: string): string => {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}._ -]/gu, '_')
    .replaceAll(/\.{2,}/gu, '.')
    .replace(/^[. ]+/u, '')
    .replace(/[. ]+$/u, '');
  const dot = plain.lastIndexOf('.');
  const ending = dot > 0 && plain.length - dot <= 10 ? plain.slice(dot) : '';
  const long = plain.slice(0, plain.length - ending.length).slice(0, longestName);
  // The cut may have left half of a letter.
  const stem = long.replace(/[\uD800-\uDBFF]$/u, '').trim();
  return stem === '' ? `file${ending}` : `${stem}${ending}`;
};

export const uploadPath = (stagingId: string, name: string): string =>
  `uploads/${stagingId}-${safeName(name)}`;
