import type { Day } from '#domain/calendar/day.ts';
import type { ImportedTask } from '#domain/list-import/imported-task.ts';
import type { DayOrder } from '#domain/calendar/day-order.ts';
import type { ReadProblem } from '#domain/list-import/read-problem.ts';

/** What became of one column, or of one kind of fact in a file without columns. */
export interface ColumnReport {
  readonly name: string;
  /** How it is called here; null where there is no place for it. */
  readonly became: string | null;
  /** In how many rows it says something. */
  readonly filled: number;
}

export interface ReadOptions {
  readonly today: Day;
  readonly dayOfMoment: (milliseconds: number) => Day;
  /** What the person answered, where the file does not say. */
  readonly dayOrder: DayOrder | null;
}

export interface Reading {
  /** As whose file it was read: "Todoist", "a table". */
  readonly source: string;
  readonly tasks: readonly ImportedTask[];
  readonly columns: readonly ColumnReport[];
  /** Archived, cancelled or let go over there: not brought at all. */
  readonly away: number;
  /** Days are written 03/04/2026, and nothing in the file says which number is the day. */
  readonly asksDayOrder: boolean;
}

export type ReadResult =
  { readonly ok: true; readonly reading: Reading } | { readonly ok: false; readonly problem: ReadProblem };

export const unreadable = (problem: ReadProblem): ReadResult => ({ ok: false, problem });
