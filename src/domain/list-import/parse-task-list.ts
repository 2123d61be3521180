import { readTable } from '#domain/csv/csv.ts';
import { isCalendar, readCalendar } from '#domain/list-import/read-calendar.ts';
import { readJson } from '#domain/list-import/read-json.ts';
import { readLines } from '#domain/list-import/read-lines.ts';
import { type ReadOptions, type ReadResult, unreadable } from '#domain/list-import/reading.ts';
import { readTableTasks } from '#domain/list-import/read-table-tasks.ts';
import { listImportLimits } from '#domain/list-import/list-import-limits.ts';

// Rows before the table and below it, and rows that are notes of others, are not tasks.
const tableLimits = { columns: listImportLimits.columns, rows: listImportLimits.tasks * 2 };

/** A list out of another app, or off a sheet of paper. What it is, is found out by looking; never throws. */
export const parseTaskList = (text: string, options: ReadOptions): ReadResult => {
  if (text.trim() === '') return unreadable('empty');
  // Most letters take a byte. What came as a file was measured in bytes already.
  if (text.length > listImportLimits.bytes) return unreadable('too-big');
  if (isCalendar(text)) return readCalendar(text, options);
  if (/^\uFEFF?\s*(\{\s*["}]|\[\s*[{["])/.test(text)) return readJson(text, options);
  const table = readTable(text, tableLimits);
  const asTable = typeof table === 'string' ? null : readTableTasks(table, options);
  if (asTable !== null) return asTable;
  // A table that is too large even to be looked at is not a list of lines.
  return typeof table === 'string' ? unreadable(table) : readLines(text);
};
