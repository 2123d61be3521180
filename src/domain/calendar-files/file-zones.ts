import type { ContentLine } from '#domain/calendar-files/content-lines.ts';
import { type Budget, expandRrule } from '#domain/calendar-files/expand-rrule.ts';
import { readRrule } from '#domain/calendar-files/read-rrule.ts';
import { readTime } from '#domain/calendar-files/read-values.ts';
import { isZone, momentOf, rememberDays, type ToMoment } from '#domain/calendar-files/zone-time.ts';

export interface Observance {
  readonly start: number;
  readonly offset: number;
  readonly rrule: string | null;
  readonly dates: readonly number[];
}

/** A zone as the file itself tells it. */
export interface FileZone {
  readonly location: string | null;
  readonly observances: readonly Observance[];
}

/** +0100 as milliseconds. */
const readOffset = (value: string): number | null => {
  const match = /^([+-])(\d\d)(\d\d)(?:\d\d)?$/.exec(value.trim());
  if (match === null) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return minutes > 18 * 60 ? null : (match[1] === '-' ? -1 : 1) * minutes * 60_000;
};

const mostDates = 500;

export const readObservance = (lines: readonly ContentLine[]): Observance | null => {
  const value = (name: string): string => lines.find((line) => line.name === name)?.value ?? '';
  const [start, offset] = [readTime(value('DTSTART')), readOffset(value('TZOFFSETTO'))];
  if (start === null || offset === null) return null;
  const dates = lines
    .filter(({ name }) => name === 'RDATE')
    .flatMap((line) => line.value.split(',', mostDates))
    .slice(0, mostDates)
    .flatMap((date) => readTime(date)?.at ?? []);
  return { start: start.at, offset, rrule: value('RRULE') || null, dates };
};

const yearLength = 366 * 86_400_000;

/** When a part of a zone last began before a clock time; null where it had not. */
const lastOnset = (observance: Observance, clock: number, budget: Budget): number | null => {
  const onsets = [observance.start, ...observance.dates];
  const rule = observance.rrule === null ? null : readRrule(observance.rrule);
  if (rule !== null && observance.start <= clock) {
    const until = rule.until;
    const isOver = (at: number): boolean => until !== null && at > until.at + 86_400_000;
    const window = { from: clock - 2 * yearLength, to: clock };
    onsets.push(...(expandRrule(rule, observance.start, window, isOver, budget) ?? []));
  }
  const past = onsets.filter((onset) => onset <= clock);
  return past.length === 0 ? null : past.reduce((a, b) => Math.max(a, b));
};

const byObservances =
  (observances: readonly Observance[], budget: Budget): ToMoment =>
  (clock) => {
    let best: { readonly onset: number; readonly offset: number } | null = null;
    for (const observance of observances) {
      const onset = lastOnset(observance, clock, budget);
      if (onset === null || (best !== null && onset <= best.onset)) continue;
      best = { onset, offset: observance.offset };
    }
    return clock - (best?.offset ?? observances[0]?.offset ?? 0);
  };

/** Europe/Berlin in /mozilla.org/20050126_1/Europe/Berlin, and the same for names of one or three parts. */
const zoneWithin = (name: string): string | null => {
  const parts = name.slice(0, 200).split('/');
  for (const count of [3, 2, 1]) {
    const tail = parts.slice(-count).join('/');
    if (count <= parts.length && isZone(tail)) return tail;
  }
  return null;
};

/**
 * How the file's name of a zone is understood: as the world's name for it, as the file itself tells it, or not at all (null),
 * which leaves the reader's own clock.
 */
export const zoneReader = (zones: ReadonlyMap<string, FileZone>, budget: Budget) => {
  const known = new Map<string, ToMoment | null>();
  const read = (name: string): ToMoment | null => {
    const told = zones.get(name);
    const named = [name, told?.location ?? ''].map(zoneWithin).find((zone) => zone !== null) ?? null;
    if (named !== null) return rememberDays((clock) => momentOf(named, clock));
    return told === undefined || told.observances.length === 0
      ? null
      : rememberDays(byObservances(told.observances, budget));
  };
  return (name: string): ToMoment | null => {
    const found = known.get(name);
    if (found !== undefined) return found;
    const made = read(name);
    if (known.size < 1000) known.set(name, made);
    return made;
  };
};
