import { z } from 'zod';
import { calendarEntries } from '#domain/calendar-files/calendar-entries.ts';
import type { CalendarSession, CalendarTask } from '#domain/calendar-files/calendar-entries.ts';
import { calendarHead, calendarTail, eventsText } from '#domain/calendar-files/write-calendar.ts';
import { shownColumns, spreadsheetHead, spreadsheetRows } from '#domain/archive/spreadsheet-text.ts';
import { writeTable } from '#domain/csv/csv.ts';
import { spreadsheetMark, taskCells, taskHeader } from '#domain/data-export/tasks-as-csv.ts';
import { taskLines } from '#domain/data-export/tasks-as-text.ts';
import { escapeMarkdown } from '#domain/markdown/escape-markdown.ts';
import type { Query } from '#server/engine/database/database.ts';
import { readRows } from './read-rows.ts';
import { datedTasks, focusedTimes, ownRestDays, type ToldTask } from './told-tasks.ts';

/** A row as text of JSON. */
export interface Line {
  readonly line: string;
}

type Rows<Row> = () => AsyncIterable<readonly Row[]>;

const heldRow = z.record(z.string(), z.unknown());

/** One row to a line. */
export const linePieces = async function* (
  lines: Rows<Line>,
  counted: { rows: number },
): AsyncGenerator<string> {
  for await (const rows of lines()) {
    counted.rows += rows.length;
    yield `${rows.map(({ line }) => line).join('\n')}\n`;
  }
};

export const spreadsheetPieces = async function* (lines: Rows<Line>): AsyncGenerator<string> {
  let columns: readonly string[] | undefined;
  for await (const rows of lines()) {
    const read = rows.map(({ line }) => heldRow.parse(JSON.parse(line)));
    if (columns === undefined) {
      columns = shownColumns(read[0] ?? {});
      yield spreadsheetMark + spreadsheetHead(columns);
    }
    yield spreadsheetRows(columns, read);
  }
};

/** The same table as the export of tasks makes, which the way in for other apps' lists reads. */
export const taskSpreadsheet = async function* (told: Rows<ToldTask>): AsyncGenerator<string> {
  yield spreadsheetMark + writeTable([taskHeader]);
  for await (const tasks of told()) {
    yield writeTable(tasks.map((task) => taskCells(task, task.project, task.steps)));
  }
};

/** A heading for each project, a box for each task. */
export const taskText = async function* (told: Rows<ToldTask>, today: string): AsyncGenerator<string> {
  yield `> Tasks from Kindling, copied on ${today}.\n\n`;
  let project = '';
  for await (const tasks of told()) {
    let text = '';
    for (const task of tasks) {
      if (task.project !== project) text += `\n## ${escapeMarkdown(task.project)}\n\n`;
      project = task.project;
      text += `${taskLines(task, task.steps).join('\n')}\n`;
    }
    yield text;
  }
};

/** Times without a zone: a task at nine is at nine wherever the person is. */
export const calendarPieces = async function* (query: Query): AsyncGenerator<string> {
  const { rows } = await query<{ restWeekdays: readonly number[] }>(ownRestDays);
  const choice = { titles: true, finished: true, restWeekdays: rows[0]?.restWeekdays ?? [] };
  const kinds = { tasks: true, sessions: true };
  yield calendarHead;
  for await (const tasks of readRows<CalendarTask>(query, datedTasks)) {
    yield eventsText(calendarEntries(tasks, [], kinds, choice), null);
  }
  for await (const sessions of readRows<CalendarSession>(query, focusedTimes)) {
    yield eventsText(calendarEntries([], sessions, kinds, choice), null);
  }
  yield calendarTail;
};
