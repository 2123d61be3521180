import { readCsv } from '#domain/csv/csv.ts';
import { invalidBody } from '#server/engine/rest/rest-error.ts';

// The body's own limit in bytes bounds both.
const limits = { columns: Infinity, rows: Infinity };

/** Rows of a CSV body under the names of its first line. `NULL` is null, and every other value a text. */
export const parseCsv = (text: string): readonly Readonly<Record<string, string | null>>[] => {
  const rows = readCsv(text, { separator: ',', limits, malformed: 'malformed' });
  if (typeof rows === 'string') throw invalidBody('Could not parse the CSV body');
  const [header, ...lines] = rows;
  if (header === undefined) return [];
  return lines.map((line) => {
    if (line.length !== header.length) throw invalidBody('All lines must have same number of fields');
    return Object.fromEntries(
      header.map((name, index) => [name, line[index] === 'NULL' ? null : (line[index] ?? null)]),
    );
  });
};
