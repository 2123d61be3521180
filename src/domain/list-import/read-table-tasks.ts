import {
  type ColumnMeaning,
  columnLabels,
  type ColumnPlaces,
  findHeader,
  placeColumns,
} from '#domain/list-import/columns.ts';
import type { Table } from '#domain/csv/csv.ts';
import type { ImportedTask } from '#domain/list-import/imported-task.ts';
import { type Growing, buildTaskTree } from '#domain/list-import/build-task-tree.ts';
import { listImportLimits } from '#domain/list-import/list-import-limits.ts';
import { dayOrderOf } from '#domain/list-import/read-day.ts';
import {
  type ColumnReport,
  type ReadOptions,
  type ReadResult,
  unreadable,
} from '#domain/list-import/reading.ts';
import { cellsOf, donenessOf, type RowReading, rowTask } from '#domain/list-import/table-row.ts';
import { tableSource } from '#domain/list-import/table-source.ts';

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

const reports = (
  header: readonly string[],
  places: ColumnPlaces,
  rows: readonly (readonly string[])[],
): readonly ColumnReport[] => {
  const meanings = new Map<number, ColumnMeaning>([...places].map(([meaning, at]) => [at, meaning]));
  return header.flatMap((name, at) => {
    const filled = rows.filter((row) => (row[at]?.trim() ?? '') !== '').length;
    const meaning = meanings.get(at);
    if (name.trim() === '' && filled === 0) return [];
    return { name: name.trim(), became: meaning === undefined ? null : columnLabels[meaning], filled };
  });
};

interface Gathered {
  readonly tasks: readonly ImportedTask[];
  readonly away: number;
}

/** In Todoist's tables, what stands further in is a step of the last that does not. */
const topKey = 'the last at the top ';

const gather = (rows: readonly (readonly string[])[], reading: RowReading): Gathered => {
  const grown: Growing[] = [];
  const isTodoist = reading.source === 'Todoist';
  let away = 0;
  let section = '';
  let tops = 0;
  for (const row of rows) {
    const cell = cellsOf(row, reading);
    const type = isTodoist ? cell('type').toLowerCase() : 'task';
    if (type === 'section') section = cell('title');
    if (type === 'note') grown.at(-1)?.notes.push(cell('title'));
    if (type !== 'task' || cell('title') === '') continue;
    if (donenessOf(cell, reading.source) === 'away') {
      away += 1;
      continue;
    }
    const found = rowTask(row, reading);
    const isStep = isTodoist && Number(cell('indent')) > 1 && tops > 0;
    if (!isStep) tops += 1;
    grown.push({
      task: section === '' ? found : { ...found, rest: [...found.rest, { name: 'Section', value: section }] },
      notes: [],
      // Apps name the task above by its number or by its words.
      keys: isTodoist ? (isStep ? [] : [`${topKey}${tops}`]) : [cell('id'), found.title].filter(Boolean),
      parent: isTodoist ? (isStep ? `${topKey}${tops}` : '') : cell('parent'),
    });
  }
  return { tasks: buildTaskTree(grown), away };
};

const dayCells = (rows: readonly (readonly string[])[], places: ColumnPlaces): readonly string[] =>
  (['doOn', 'dueOn'] as const).flatMap((meaning) => {
    const at = places.get(meaning);
    return at === undefined ? [] : rows.map((row) => row[at] ?? '');
  });

/** A table with a row that names its columns; null where it has none. */
export const readTableTasks = (table: Table, options: ReadOptions): ReadResult | null => {
  const at = findHeader(table.rows);
  const header = table.rows[at];
  if (header === undefined) return null;
  const places = placeColumns(header);
  const rows = table.rows.slice(at + 1).filter((row) => !isBlank(row));
  if (rows.length > listImportLimits.tasks) return unreadable('too-many');
  const order = dayOrderOf(dayCells(rows, places));
  const source = tableSource(header);
  const { tasks, away } = gather(rows, {
    source,
    header: header.map((name) => name.trim()),
    places,
    today: options.today,
    dayOfMoment: options.dayOfMoment,
    dayOrder: order === 'unclear' || order === null ? options.dayOrder : order,
  });
  if (tasks.length === 0 && away === 0) return unreadable('no-tasks');
  return {
    ok: true,
    reading: {
      source,
      tasks,
      columns: reports(header, places, rows),
      away,
      asksDayOrder: order === 'unclear',
    },
  };
};
