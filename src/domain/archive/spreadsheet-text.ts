import { writeTable } from '#domain/csv/csv.ts';
import { escapeFormula } from '#domain/csv/escape-formula.ts';

type Row = Readonly<Record<string, unknown>>;

/** For merging and for the server; nothing to look at. They are in the JSON. */
const unshown = new Set(['user_id', 'stamps', 'seq', 'deleted_at']);

export const shownColumns = (row: Row): readonly string[] =>
  Object.keys(row).filter((column) => !unshown.has(column));

/** Numbers stay numbers; what somebody typed is never a formula. */
const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return escapeFormula(typeof value === 'string' ? value : JSON.stringify(value));
};

export const spreadsheetRows = (columns: readonly string[], rows: readonly Row[]): string =>
  rows.length === 0 ? '' : writeTable(rows.map((row) => columns.map((column) => cellOf(row[column]))));

export const spreadsheetHead = (columns: readonly string[]): string => writeTable([columns]);
