import { parseContentLine, unescapeText, unfoldLines } from '#domain/calendar-files/content-lines.ts';
import { type ImportedTask, foundTask, type Said } from '#domain/list-import/imported-task.ts';
import { type Growing, buildTaskTree } from '#domain/list-import/build-task-tree.ts';
import { listImportLimits } from '#domain/list-import/list-import-limits.ts';
import { readDay } from '#domain/list-import/read-day.ts';
import { readLabels, splitLabels } from '#domain/list-import/read-labels.ts';
import { readMoment } from '#domain/list-import/read-moment.ts';
import { type ReadOptions, type ReadResult, unreadable } from '#domain/list-import/reading.ts';
import { timeIn } from '#domain/list-import/read-time.ts';
import { readRule } from '#domain/list-import/read-rule.ts';

/** 20261120 or 20261120T160000Z, as the rest of the app writes days and moments. */
const dashed = (value: string): string =>
  value.replace(
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/,
    (
      _,
      year: string,
      month: string,
      day: string,
      hour?: string,
      minute?: string,
      second?: string,
      zone?: string,
    ) =>
      `${year}-${month}-${day}${hour === undefined ? '' : `T${hour}:${minute ?? '00'}:${second ?? '00'}${zone ?? ''}`}`,
  );

const taskOf = (values: ReadonlyMap<string, string>, project: string, options: ReadOptions): ImportedTask => {
  const value = (name: string): string => unescapeText(values.get(name) ?? '').trim();
  const unread: Said[] = [];
  const read = <Value>(name: string, found: Value | null): Value | null => {
    if (found === null && value(name) !== '') unread.push({ name, value: value(name) });
    return found;
  };
  const labels = readLabels(splitLabels(value('CATEGORIES')));
  return foundTask(value('SUMMARY'), {
    notes: value('DESCRIPTION'),
    doOn: read('DTSTART', readDay(dashed(value('DTSTART')), options)),
    doAt: timeIn(dashed(value('DTSTART'))),
    dueOn: read('DUE', readDay(dashed(value('DUE')), options)),
    done: value('STATUS').toUpperCase() === 'COMPLETED' || value('COMPLETED') !== '',
    doneAt: readMoment(dashed(value('COMPLETED'))),
    project,
    energy: labels.energy,
    minutes: labels.minutes,
    repeat: read('RRULE', readRule(values.get('RRULE') ?? '', options.today)),
    unread,
    rest: labels.others.length === 0 ? [] : [{ name: 'Labels', value: labels.others.join(', ') }],
  });
};

interface Gathered {
  readonly rows: Growing[];
  away: number;
  events: number;
}

const gather = (lines: readonly string[], options: ReadOptions): Gathered => {
  const gathered: Gathered = { rows: [], away: 0, events: 0 };
  let project = '';
  let values: Map<string, string> | null = null;
  // Alarms stand inside a task and have words of their own.
  let inside = 0;
  for (const line of lines) {
    const property = parseContentLine(line);
    if (property === null) continue;
    const { name, value } = property;
    const block = value.trim().toUpperCase();
    if (name === 'X-WR-CALNAME' && values === null) project = unescapeText(value).trim();
    else if (name === 'BEGIN' && block === 'VEVENT') gathered.events += 1;
    else if (name === 'BEGIN' && block === 'VTODO') values = new Map();
    else if (values === null) continue;
    else if (name === 'BEGIN') inside += 1;
    else if (name === 'END' && block !== 'VTODO') inside = Math.max(0, inside - 1);
    else if (name === 'END') {
      const task = taskOf(values, project, options);
      const isAway = (values.get('STATUS') ?? '').trim().toUpperCase() === 'CANCELLED';
      if (isAway) gathered.away += 1;
      else if (task.title !== '') {
        const uid = values.get('UID') ?? '';
        gathered.rows.push({
          task,
          notes: [],
          keys: uid === '' ? [] : [uid],
          parent: values.get('RELATED-TO') ?? '',
        });
      }
      [values, inside] = [null, 0];
    } else if (inside === 0 && !values.has(name)) values.set(name, value);
  }
  return gathered;
};

export const isCalendar = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text.slice(0, 200));

/** The tasks of an iCalendar file; its events are not tasks, and are counted. */
export const readCalendar = (text: string, options: ReadOptions): ReadResult => {
  const { rows, away, events } = gather(unfoldLines(text), options);
  if (rows.length > listImportLimits.tasks) return unreadable('too-many');
  if (rows.length === 0 && away === 0) return unreadable('no-tasks');
  const filled = (has: (task: ImportedTask) => boolean): number =>
    rows.filter(({ task }) => has(task)).length;
  return {
    ok: true,
    reading: {
      source: 'a calendar file',
      tasks: buildTaskTree(rows),
      columns: [
        { name: 'SUMMARY', became: 'Title', filled: rows.length },
        { name: 'DESCRIPTION', became: 'Note', filled: filled(({ notes }) => notes !== '') },
        { name: 'DUE', became: 'Due date', filled: filled(({ dueOn }) => dueOn !== null) },
        { name: 'RRULE', became: 'Repeat', filled: filled(({ repeat }) => repeat !== null) },
        ...(events === 0 ? [] : [{ name: 'Events', became: null, filled: events }]),
      ],
      away,
      asksDayOrder: false,
    },
  };
};
