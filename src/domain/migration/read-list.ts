import { readTable } from '#domain/migration/csv.ts';
import { isCalendar, readCalendar } from '#domain/migration/read-calendar.ts';
import { readJson } from '#domain/migration/read-json.ts';
import { readLines } from '#domain/migration/read-lines.ts';
import { type ReadOptions, type ReadResult, unreadable } from '#domain/migration/reading.ts';
import { readTableTasks } from '#domain/migration/read-table-tasks.ts';
import { migrationLimits } from '#domain/migration/migration-limits.ts';

/** A list out of another app, or off a sheet of paper. What it is, is found out by looking; never throws. */
export const readList = (text: string, options: ReadOptions): ReadResult => {
  if (text.trim() === '') return unreadable('empty');
  // Most letters take a byte. What came as a file was measured in bytes already.
  if (text.length > migrationLimits.bytes) return unreadable('too-big');
  if (isCalendar(text)) return readCalendar(text, options);
  if (/^\uFEFF?\s*(\{\s*["}]|\[\s*[{["])/.test(text)) return readJson(text, options);
  const table = readTable(text);
  const asTable = typeof table === 'string' ? null : readTableTasks(table, options);
  if (asTable !== null) return asTable;
  // A table that is too large even to be looked at is not a list of lines.
  return typeof table === 'string' ? unreadable(table) : readLines(text);
};
