import { type FittingTask, fitTask } from '#domain/list-import/fit-task.ts';
import type { Reading } from '#domain/list-import/reading.ts';
import type { Task } from '#domain/records/kinds/task.ts';

export interface ImportOptions {
  readonly withDone: boolean;
  readonly withTwins: boolean;
  /** Whether what has no field here goes into the notes. */
  readonly keepsRest: boolean;
}

export const carefulChoices: ImportOptions = { withDone: false, withTwins: false, keepsRest: false };

/** A list that was read, sorted by what would become of each task. */
export interface SortedFound {
  readonly bring: readonly FittingTask[];
  /** Those that are done over there, and those that are here already: counted, whether they are brought or not. */
  readonly done: number;
  readonly twins: number;
  /** Their titles: fewer than three letters are no task. */
  readonly tooShort: readonly string[];
}

const plain = (title: string): string => title.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();

const isHere = (task: Task): boolean => task.state !== 'dropped' && task.state !== 'done';

/** The same words, still to be done, are the same task; twice in the same list with the same day, too. */
export const selectTasksToImport = (
  { tasks }: Reading,
  here: readonly Task[],
  { withDone, withTwins, keepsRest }: ImportOptions,
): SortedFound => {
  const known = new Set(here.filter(isHere).map(({ title }) => plain(title)));
  const inList = new Set<string>();
  const bring: FittingTask[] = [];
  const tooShort: string[] = [];
  let [done, twins] = [0, 0];
  for (const found of tasks) {
    const fitting = fitTask(found, keepsRest);
    if (fitting === null) {
      tooShort.push(found.title);
      continue;
    }
    const title = plain(fitting.title);
    const key = [title, plain(fitting.project), found.doOn, found.dueOn, found.done].join('\n');
    const isTwin = (!found.done && known.has(title)) || inList.has(key);
    inList.add(key);
    if (found.done) done += 1;
    else if (isTwin) twins += 1;
    if ((!found.done || withDone) && (!isTwin || withTwins)) bring.push(fitting);
  }
  return { bring, done, twins, tooShort };
};
