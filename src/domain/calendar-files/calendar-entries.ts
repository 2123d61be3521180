import { addDays, type Day, weekdayOf } from '#domain/calendar/day.ts';
import type { CalendarEntry, EntryTime } from '#domain/calendar-files/calendar-entry.ts';
import { writeRrule } from '#domain/calendar-files/write-rrule.ts';
import type { FocusSession } from '#domain/records/kinds/focus-session.ts';
import type { Task } from '#domain/records/kinds/task.ts';
import { firstDay, nextDay } from '#domain/recurrence/next-day.ts';
import { parseRule } from '#domain/recurrence/repeat-rule.ts';
import { isWaiting } from '#domain/tasks/choose-task.ts';

/** Only where somebody asks for it: a calendar that others may read has none. */
interface Noted {
  readonly notes?: string;
}

/** What of a task a calendar is made from. */
export type CalendarTask = Pick<
  Task,
  | 'id'
  | 'title'
  | 'state'
  | 'doOn'
  | 'doAt'
  | 'doUntil'
  | 'dueOn'
  | 'estimatedMinutes'
  | 'repeatRule'
  | 'seriesId'
  | 'createdAt'
> &
  Noted;

/** What of a focus session a calendar is made from. */
export type CalendarSession = Pick<
  FocusSession,
  'id' | 'taskId' | 'intention' | 'startedAt' | 'plannedSeconds' | 'endedAt' | 'createdAt'
> &
  Noted;

export interface EntryChoice {
  /** Without them the calendar says that there is something, and not what. */
  readonly titles: boolean;
  /** Tasks that are done, too; for a copy to keep, not for a calendar to live by. */
  readonly finished: boolean;
  readonly restWeekdays: readonly number[];
}

const shown = (titles: boolean, kind: string, title: string): string => {
  if (!titles || title.trim() === '') return kind;
  return kind === 'Task' ? title : `${kind}: ${title}`;
};

const notesOf = ({ titles }: EntryChoice, { notes = '' }: Noted): string => (titles ? notes : '');

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Until when, as it was said, or else as it was estimated; an estimate that runs past midnight says nothing. */
const endOf = (task: CalendarTask, at: string): string | null => {
  if (task.doUntil !== null && task.doUntil > at) return task.doUntil;
  const end = minutesOf(at) + (task.estimatedMinutes ?? 0);
  return task.estimatedMinutes === null || end >= 24 * 60 ? null : timeOf(end);
};

const whenOf = (task: CalendarTask, day: Day): EntryTime =>
  task.doAt === null
    ? { type: 'days', from: day, until: addDays(day, 1) }
    : { type: 'clock', day, at: task.doAt, until: endOf(task, task.doAt) };

/** The days of the rule; where this one was moved by hand off them, it stands alone and they begin with the next. */
const repeating = (
  entry: CalendarEntry,
  task: CalendarTask,
  day: Day,
  restWeekdays: readonly number[],
): readonly CalendarEntry[] => {
  const rule = task.repeatRule === null ? null : parseRule(task.repeatRule);
  const rrule = rule === null ? null : writeRrule(rule, restWeekdays);
  if (rule === null || rrule === null) return [entry];
  const onRule = rule.type === 'daily' ? !restWeekdays.includes(weekdayOf(day)) : firstDay(rule, day) === day;
  if (onRule) return [{ ...entry, rrule }];
  const next = nextDay(rule, day, day, day, restWeekdays);
  return [entry, { ...entry, uid: `again-${entry.uid}`, when: whenOf(task, next), rrule }];
};

const taskEntries = (task: CalendarTask, choice: EntryChoice): readonly CalendarEntry[] => {
  const waits = isWaiting(task);
  if (!waits && !(choice.finished && task.state === 'done')) return [];
  // One thing that comes again stays one thing in the calendar of whoever reads it, though it is a new task each time.
  const uid = waits ? `task-${task.seriesId ?? task.id}` : `done-${task.id}`;
  const common = { category: 'Task', rrule: null, stamp: task.createdAt, notes: notesOf(choice, task) };
  const entries: CalendarEntry[] = [];
  const planned = task.doOn ?? task.dueOn;
  if (planned === null) return [];
  const entry: CalendarEntry = {
    ...common,
    uid,
    words: shown(choice.titles, task.doOn === null ? 'Due' : 'Task', task.title),
    when: whenOf(task, planned),
    isBusy: waits && task.doOn !== null && task.doAt !== null,
  };
  entries.push(...(waits ? repeating(entry, task, planned, choice.restWeekdays) : [entry]));
  if (task.doOn !== null && task.dueOn !== null && task.dueOn !== task.doOn) {
    entries.push({
      ...common,
      uid: `due-${uid}`,
      words: shown(choice.titles, 'Due', task.title),
      when: { type: 'days', from: task.dueOn, until: addDays(task.dueOn, 1) },
      isBusy: false,
    });
  }
  return entries;
};

const sessionEntry = (
  session: CalendarSession,
  titles: ReadonlyMap<string, string>,
  choice: EntryChoice,
): CalendarEntry => {
  const from = Date.parse(session.startedAt);
  const planned = from + session.plannedSeconds * 1000;
  const ended = session.endedAt === null ? planned : Date.parse(session.endedAt);
  const about = session.taskId === null ? session.intention : (titles.get(session.taskId) ?? '');
  return {
    uid: `focus-${session.id}`,
    words: shown(choice.titles, 'Focus', about),
    notes: notesOf(choice, session),
    category: 'Focus',
    when: { type: 'moments', from, until: Math.max(from, ended) },
    rrule: null,
    isBusy: true,
    stamp: session.createdAt,
  };
};

/** Two open tasks of one series cannot share a name: the second one is known by its own. */
const withOwnNames = (
  entries: readonly CalendarEntry[],
  ids: readonly string[],
): readonly CalendarEntry[] => {
  const taken = new Set<string>();
  return entries.map((entry, index) => {
    const uid = taken.has(entry.uid) ? `${entry.uid}-${ids[index] ?? index}` : entry.uid;
    taken.add(uid);
    return { ...entry, uid };
  });
};

/** Everything that has a day or a time, in the order of its ids, so that the same things make the same text. */
export const calendarEntries = (
  tasks: readonly CalendarTask[],
  sessions: readonly CalendarSession[],
  kinds: { readonly tasks: boolean; readonly sessions: boolean },
  choice: EntryChoice,
): readonly CalendarEntry[] => {
  const titles = new Map(tasks.map(({ id, title }) => [id, title]));
  const ordered = kinds.tasks ? tasks.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : [];
  const ofTasks = ordered.flatMap((task) =>
    taskEntries(task, choice).map((entry) => ({ entry, id: task.id })),
  );
  const ofSessions = kinds.sessions ? sessions.toSorted((a, b) => (a.id < b.id ? -1 : 1)) : [];
  return [
    ...withOwnNames(
      ofTasks.map(({ entry }) => entry),
      ofTasks.map(({ id }) => id),
    ),
    ...ofSessions.map((session) => sessionEntry(session, titles, choice)),
  ];
};
