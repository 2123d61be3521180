import { writtenDay } from '#domain/reading/last-changed.ts';
import type { SharedView } from '#domain/support/shared-view.ts';

interface SummaryTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: ReadonlyArray<readonly string[]>;
}

interface SummaryList {
  readonly title: string;
  readonly lines: readonly string[];
  /** How many more there are that the view does not name. */
  readonly more: number;
}

/** One page for an appointment: the view in words, and nothing that is not in it. */
export interface AppointmentSummary {
  readonly title: string;
  readonly period: string;
  readonly lead: string;
  readonly tables: readonly SummaryTable[];
  readonly lists: readonly SummaryList[];
}

interface Column {
  readonly head: string;
  readonly cells: readonly string[];
}

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const shortDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const dayWords = (day: string): string => shortDay.format(Date.parse(`${day}T00:00:00Z`));

const plainDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const weekWords = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  [from, to].map((day) => plainDay.format(Date.parse(`${day}T00:00:00Z`))).join(' to ');

const focusWords = ({
  sessions,
  minutes,
}: {
  readonly sessions: number;
  readonly minutes: number;
}): string => (sessions === 0 ? '0 min' : `${minutes} min in ${counted(sessions, 'session')}`);

const usualWords = ({
  checks,
  usual,
}: {
  readonly checks: number;
  readonly usual: string | null;
}): string => {
  if (checks === 0) return 'No checks';
  return usual === null
    ? `${counted(checks, 'check')}, too few to say`
    : `Usually ${usual} (${counted(checks, 'check')})`;
};

const levelWords = (levels: {
  readonly low: number;
  readonly medium: number;
  readonly high: number;
}): string => {
  const named = [
    [levels.low, 'low'],
    [levels.medium, 'medium'],
    [levels.high, 'high'],
  ] as const;
  const told = named.filter(([count]) => count > 0).map(([count, level]) => `${count} ${level}`);
  return told.length === 0 ? 'No checks' : told.join(', ');
};

/** Columns side by side; none where nothing is ticked that has such rows. */
const tableOf = (
  title: string,
  first: Column,
  columns: ReadonlyArray<Column | undefined>,
): readonly SummaryTable[] => {
  const there = columns.filter((column) => column !== undefined);
  if (there.length === 0) return [];
  return [
    {
      title,
      heads: [first.head, ...there.map(({ head }) => head)],
      rows: first.cells.map((cell, index) => [cell, ...there.map(({ cells }) => cells[index] ?? '')]),
    },
  ];
};

const column = <T>(
  head: string,
  rows: readonly T[] | undefined,
  words: (row: T) => string,
): Column | undefined => (rows === undefined ? undefined : { head, cells: rows.map(words) });

const weeksOf = ({ energy, focus, finished, rituals }: SharedView): readonly SummaryTable[] => {
  const weeks = energy?.weeks ?? focus?.weeks ?? finished?.weeks ?? rituals?.weeks ?? [];
  return tableOf('Four weeks', { head: 'Week', cells: weeks.map(weekWords) }, [
    column('Energy', energy?.weeks, usualWords),
    column('Focus', focus?.weeks, focusWords),
    column('Tasks finished', finished?.weeks, ({ tasks }) => String(tasks)),
    column('Rituals', rituals?.weeks, ({ times }) => String(times)),
  ]);
};

const daysOf = ({ energy, focus, finished }: SharedView): readonly SummaryTable[] => {
  const days = energy?.days ?? focus?.days ?? finished?.days ?? [];
  return tableOf('The last seven days', { head: 'Day', cells: days.map(({ day }) => dayWords(day)) }, [
    column('Energy', energy?.days, levelWords),
    column('Focus', focus?.days, focusWords),
    column('Tasks finished', finished?.days, ({ tasks }) => String(tasks)),
  ]);
};

const projectsOf = ({ projects }: SharedView): readonly SummaryTable[] => {
  if (projects === undefined || projects.length === 0) return [];
  return tableOf('Projects', { head: 'Project', cells: projects.map(({ name }) => name) }, [
    column('State', projects, ({ state }) => state),
    column('Open tasks', projects, ({ open }) => String(open)),
    column('Finished', projects, ({ finished }) => String(finished)),
    column('In the last seven days', projects, ({ finished_lately }) => String(finished_lately)),
  ]);
};

const listsOf = ({ rituals, titles }: SharedView): readonly SummaryList[] => [
  ...(rituals === undefined || rituals.names.length === 0
    ? []
    : [
        {
          title: 'Rituals in four weeks',
          lines: rituals.names.map(({ name, times }) => `${name}: ${counted(times, 'time')}`),
          more: 0,
        },
      ]),
  ...(titles === undefined
    ? []
    : [
        {
          title: 'Finished in the last seven days',
          lines: titles.finished.map(({ day, title }) => `${dayWords(day)}: ${title}`),
          more: titles.more,
        },
      ]),
];

export const appointmentSummary = (view: SharedView, shownAs: string): AppointmentSummary => ({
  title: `Summary of ${shownAs}`,
  period: `${writtenDay(view.from)} to ${writtenDay(view.to)}`,
  lead: `${shownAs} chose what is on this page. It is counted from what was noted in Kindling, in days of the time zone ${view.time_zone}. It is not a diagnosis.`,
  tables: [...weeksOf(view), ...daysOf(view), ...projectsOf(view)],
  lists: listsOf(view),
});
