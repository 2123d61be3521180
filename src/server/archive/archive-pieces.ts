import type { ArchivedTable } from '#domain/archive/archive-tables.ts';
import {
  calendarHead,
  calendarTail,
  focusEvent,
  taskEvents,
  type DatedTask,
  type FocusedTime,
} from '#domain/archive/calendar-text.ts';
import { shownColumns, spreadsheetHead, spreadsheetRows } from '#domain/archive/spreadsheet-text.ts';
import { writeTable } from '#domain/csv/csv.ts';
import { spreadsheetMark, taskCells, taskHeader } from '#domain/data-export/tasks-as-csv.ts';
import { taskLines } from '#domain/data-export/tasks-as-text.ts';
import { escapeMarkdown } from '#domain/markdown/escape-markdown.ts';
import type { Query } from '#server/engine/database/database.ts';
import { ownRows } from './own-rows.ts';
import { readRows } from './read-rows.ts';
import { datedTasks, focusedTimes, toldTasks, type ToldTask } from './told-tasks.ts';

interface Line {
  readonly line: string;
}

/** One row to a line. */
export const linePieces = async function* (
  query: Query,
  table: ArchivedTable,
  counted: { rows: number },
): AsyncGenerator<string> {
  for await (const rows of readRows<Line>(query, ownRows(table))) {
    counted.rows += rows.length;
    yield `${rows.map(({ line }) => line).join('\n')}\n`;
  }
};

export const spreadsheetPieces = async function* (
  query: Query,
  table: ArchivedTable,
): AsyncGenerator<string> {
  let columns: readonly string[] | undefined;
  for await (const rows of readRows<Line>(query, ownRows(table))) {
    const read = rows.map(({ line }): Readonly<Record<string, unknown>> => JSON.parse(line));
    if (columns === undefined) {
      columns = shownColumns(read[0] ?? {});
      yield spreadsheetMark + spreadsheetHead(columns);
    }
    yield spreadsheetRows(columns, read);
  }
};

/** The same table as the export of tasks makes, which the way in for other apps' lists reads. */
export const taskSpreadsheet = async function* (query: Query): AsyncGenerator<string> {
  yield spreadsheetMark + writeTable([taskHeader]);
  for await (const tasks of readRows<ToldTask>(query, toldTasks)) {
    yield writeTable(tasks.map((task) => taskCells(task, task.project, task.steps)));
  }
};

/** A heading for each project, a box for each task. */
export const taskText = async function* (query: Query, today: string): AsyncGenerator<string> {
  yield `> Tasks from Kindling, copied on ${today}.\n\n`;
  let project = '';
  for await (const tasks of readRows<ToldTask>(query, toldTasks)) {
    const lines = tasks.flatMap((task) => {
      const heading = task.project === project ? [] : ['', `## ${escapeMarkdown(task.project)}`, ''];
      project = task.project;
      return [...heading, ...taskLines(task, task.steps)];
    });
    yield `${lines.join('\n')}\n`;
  }
};

export const calendarPieces = async function* (query: Query, stamp: string): AsyncGenerator<string> {
  yield calendarHead;
  for await (const tasks of readRows<DatedTask>(query, datedTasks)) {
    yield tasks.map((task) => taskEvents(task, stamp)).join('');
  }
  for await (const times of readRows<FocusedTime>(query, focusedTimes)) {
    yield times.map((time) => focusEvent(time, stamp)).join('');
  }
  yield calendarTail;
};
