import { migrationLimits } from '#domain/migration/migration-limits.ts';

export type Separator = ',' | ';' | '\t';
const separators: readonly Separator[] = [',', ';', '\t'];

export interface Table {
  readonly separator: Separator;
  readonly rows: readonly (readonly string[])[];
}

export type TableProblem = 'too-wide' | 'too-many';

/** The end of a quoted cell that begins at `from`, behind its first mark: two marks in a row are one of its letters. */
const closingMark = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return text.length;
};

const firstOf = (text: string, wanted: RegExp, from: number): number => {
  wanted.lastIndex = from;
  return wanted.exec(text)?.index ?? text.length;
};

// Rows before the table and below it, and rows that are notes of others, are not tasks.
const mostRows = migrationLimits.tasks * 2;

/**
 * RFC 4180, and what is written instead of it: other separators, single line feeds, marks in the middle of a cell, a last
 * cell that is never closed. Never throws; one step per cell.
 */
const readWith = (text: string, separator: Separator): Table | TableProblem => {
  const ending = new RegExp(`[${separator}\\r\\n]`, 'g');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      const close = closingMark(text, at + 1);
      cell = text.slice(at + 1, close).replaceAll('""', '"');
      at = Math.min(close + 1, text.length);
    }
    const end = firstOf(text, ending, at);
    row.push(cell + text.slice(at, end));
    if (row.length > migrationLimits.columns) return 'too-wide';
    at = end + 1;
    if (text[end] === separator && at < text.length) continue;
    if (text[end] === separator) row.push('');
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    rows.push(row);
    if (rows.length > mostRows) return 'too-many';
    row = [];
  }
  return { separator, rows };
};

const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text);

const sampled = 20;

/** How well a separator explains the first rows: how many columns most of them share. */
const columnsShared = (table: Table): number => {
  const widths = table.rows.slice(0, sampled).map((row) => row.length);
  const commonest = widths.toSorted(
    (a, b) =>
      widths.filter((width) => width === b).length - widths.filter((width) => width === a).length || b - a,
  )[0];
  return commonest ?? 0;
};

const sampleLength = 20_000;

/** Whatever separates most columns. */
export const readTable = (text: string): Table | TableProblem => {
  const plain = withoutMark(text);
  const sample = plain.slice(0, sampleLength);
  let best: Separator = ',';
  let most = 0;
  for (const separator of separators) {
    const table = readWith(sample, separator);
    const columns = typeof table === 'string' ? migrationLimits.columns : columnsShared(table);
    if (columns > most) [best, most] = [separator, columns];
  }
  return readWith(plain, best);
};

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Every cell in marks, rows ended as the RFC ends them: readable whatever a country's spreadsheets split at. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
