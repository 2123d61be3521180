import { addDays, type Day } from '#domain/calendar/day.ts';
import type { ThreatRow } from './threat-row.ts';
import { type ThreatRule, type ThreatSeverity, threatSeverities } from './threat-rule.ts';

/** The day of a moment where the reader is. */
type DayOf = (moment: string) => Day;

type Sorted = Pick<ThreatRow, 'found_at' | 'severity' | 'rule'>;

export interface ThreatGroup<Key extends string, Row extends Sorted> {
  readonly key: Key;
  readonly rows: readonly Row[];
}

const weight = (severity: ThreatSeverity): number => threatSeverities.indexOf(severity);

const newestFirst = <Row extends Sorted>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => Date.parse(b.found_at) - Date.parse(a.found_at));

const grouped = <Key extends string, Row extends Sorted>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): readonly ThreatGroup<Key, Row>[] =>
  [...Map.groupBy(newestFirst(rows), keyOf)].map(([key, those]) => ({ key, rows: those }));

/** The newest day first, and in it the newest event. */
export const threatsByDay = <Row extends Sorted>(
  rows: readonly Row[],
  dayOf: DayOf,
): readonly ThreatGroup<Day, Row>[] => grouped(rows, ({ found_at: moment }) => dayOf(moment));

/** What weighs most first; among equals the kind that was seen last. */
export const threatsByRule = <Row extends Sorted>(
  rows: readonly Row[],
): readonly ThreatGroup<ThreatRule, Row>[] => {
  const heaviest = (those: readonly Row[]): number =>
    Math.max(...those.map(({ severity }) => weight(severity)));
  return grouped(rows, ({ rule }) => rule).toSorted((a, b) => heaviest(b.rows) - heaviest(a.rows));
};

export const shownThreatDays = 30;

export interface ThreatDay {
  readonly day: Day;
  readonly total: number;
  readonly counts: Readonly<Record<ThreatSeverity, number>>;
}

/** The last thirty days up to this one, the quiet ones included. */
export const threatDays = (
  rows: readonly Pick<ThreatRow, 'found_at' | 'severity'>[],
  today: Day,
  dayOf: DayOf,
): readonly ThreatDay[] => {
  const byDay = Map.groupBy(rows, ({ found_at: moment }) => dayOf(moment));
  return Array.from({ length: shownThreatDays }, (_, index) => {
    const day = addDays(today, index + 1 - shownThreatDays);
    const there = byDay.get(day) ?? [];
    const count = (wanted: ThreatSeverity): number =>
      there.filter(({ severity }) => severity === wanted).length;
    return {
      day,
      total: there.length,
      counts: {
        low: count('low'),
        medium: count('medium'),
        high: count('high'),
        critical: count('critical'),
      },
    };
  });
};

/** Those that say “Look now” or “Act now”. */
export const urgentOf = ({ counts }: ThreatDay): number => counts.high + counts.critical;

/** What the picture shows, in one sentence. */
export const threatDaysInWords = (days: readonly ThreatDay[]): string => {
  const total = days.reduce((sum, day) => sum + day.total, 0);
  if (total === 0) return 'Nothing unusual in the last 30 days.';
  const urgent = days.reduce((sum, day) => sum + urgentOf(day), 0);
  const events = total === 1 ? '1 event' : `${total.toLocaleString('en')} events`;
  return `${events} in the last 30 days, ${urgent === 0 ? 'nothing' : urgent.toLocaleString('en')} urgent.`;
};
