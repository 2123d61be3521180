import { plainName } from '#domain/list-import/columns.ts';

/** Columns that only one app writes, all of them together. */
const marks: readonly (readonly [source: TableSource, columns: readonly string[]])[] = [
  ['Kindling', ['title', 'doon', 'dueon', 'energy', 'repeats', 'steps']],
  ['Todoist', ['type', 'content', 'indent']],
  ['TickTick', ['listname', 'title', 'content', 'status']],
  ['Asana', ['taskid', 'name', 'sectioncolumn']],
  ['Trello', ['cardname', 'listname', 'boardname']],
  ['Outlook', ['subject', 'startdate', 'duedate']],
];

export type TableSource = 'Kindling' | 'Todoist' | 'TickTick' | 'Asana' | 'Trello' | 'Outlook' | 'a table';

export const tableSource = (header: readonly string[]): TableSource => {
  const plain = new Set(header.map(plainName));
  return marks.find(([, columns]) => columns.every((column) => plain.has(column)))?.[0] ?? 'a table';
};
