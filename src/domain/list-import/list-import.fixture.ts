import type { ImportedTask } from '#domain/list-import/imported-task.ts';
import type { ReadOptions, Reading } from '#domain/list-import/reading.ts';
import { parseTaskList } from '#domain/list-import/parse-task-list.ts';

/** A Monday, somewhere one hour ahead of Greenwich. */
export const readOptions: ReadOptions = {
  today: '2026-11-16',
  dayOfMoment: (milliseconds) => new Date(milliseconds + 3_600_000).toISOString().slice(0, 10),
  dayOrder: null,
};

export const readingOf = (text: string, options: Partial<ReadOptions> = {}): Reading => {
  const result = parseTaskList(text, { ...readOptions, ...options });
  if (!result.ok) throw new Error(result.problem);
  return result.reading;
};

export const tasksOf = (text: string, options: Partial<ReadOptions> = {}): readonly ImportedTask[] =>
  readingOf(text, options).tasks;
