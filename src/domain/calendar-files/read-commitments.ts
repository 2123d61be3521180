import { calendarLimits } from '#domain/calendar-files/calendar-limits.ts';
import type { Budget } from '#domain/calendar-files/expand-rrule.ts';
import type { FoundCommitment } from '#domain/calendar-files/found-commitment.ts';
import { type EventReader, occurrencesOf, readEvent } from '#domain/calendar-files/read-event.ts';
import { zoneReader } from '#domain/calendar-files/file-zones.ts';
import { type FileProblem, readComponents } from '#domain/calendar-files/read-components.ts';
import { clockIn, momentOf, rememberDays } from '#domain/calendar-files/zone-time.ts';

export interface CalendarReading {
  readonly name: string;
  readonly commitments: readonly FoundCommitment[];
  /** Up to this moment nothing is left out. */
  readonly until: string;
  readonly left: {
    /** Marked as free time in the other calendar. */
    readonly free: number;
    readonly cancelled: number;
    /** Over before now, or further ahead than is read. */
    readonly elsewhere: number;
    /** With a date or a repeat that could not be read. */
    readonly unread: number;
    /** In a time zone that nobody told; they are taken as the reader's own. */
    readonly unsureZone: number;
  };
}

export interface ReadChoice {
  readonly now: number;
  /** Where the reader is. */
  readonly zone: string;
  readonly titles: boolean;
}

const dayLength = 86_400_000;

// Held at once while reading; of more than this, the nearest are sorted out in between.
const mostHeld = 20_000;

const orderOf = (found: FoundCommitment): string => found.startsAt ?? `${found.firstDay ?? ''}T99`;

const nearestFirst = (found: readonly FoundCommitment[]): FoundCommitment[] =>
  found.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));

/** When somebody is taken in the next weeks, by a file of another calendar. */
export const readCommitments = (
  text: string,
  choice: ReadChoice,
):
  | { readonly ok: true; readonly reading: CalendarReading }
  | { readonly ok: false; readonly problem: FileProblem } => {
  const file = readComponents(text, choice.now);
  if (typeof file === 'string') return { ok: false, problem: file };
  const budget: Budget = { steps: calendarLimits.steps };
  const today = Math.floor(clockIn(choice.zone, choice.now) / dayLength) * dayLength;
  const end = momentOf(choice.zone, today + (calendarLimits.daysAhead + 1) * dayLength);
  const left = { free: 0, cancelled: 0, elsewhere: file.over, unread: 0, unsureZone: 0 };
  const reader: EventReader = {
    zoneOf: zoneReader(file.zones, budget),
    ownZone: rememberDays((clock) => momentOf(choice.zone, clock)),
    titles: choice.titles,
    now: choice.now,
    today,
    end,
    budget,
  };
  const events = file.events.map((lines, index) => readEvent(lines, index, reader));
  left.unread += events.filter((event) => event === null).length;

  // Of one event that stands there twice, the later edition.
  const byKey = new Map<string, NonNullable<(typeof events)[number]>>();
  for (const event of events) {
    if (event === null) continue;
    const before = byKey.get(event.key);
    if (before === undefined || before.sequence <= event.sequence) byKey.set(event.key, event);
  }
  const moved = new Map<string, Set<number>>();
  for (const { uid, replaces } of byKey.values()) {
    if (replaces === null) continue;
    const set = moved.get(uid) ?? new Set();
    moved.set(uid, set.add(replaces));
  }
  const cancelled = new Set(
    [...byKey.values()].flatMap((event) => (event.isCancelled && event.replaces === null ? [event.uid] : [])),
  );

  let commitments: FoundCommitment[] = [];
  for (const event of byKey.values()) {
    if (event.isCancelled || cancelled.has(event.uid)) left.cancelled += 1;
    else if (event.isFree) left.free += 1;
    else {
      const found = occurrencesOf(event, event.replaces === null ? moved.get(event.uid) : undefined, reader);
      if (!event.isZoneKnown) left.unsureZone += 1;
      if (!found.isWhole) left.unread += 1;
      else if (found.commitments.length === 0) left.elsewhere += 1;
      for (const one of found.commitments) commitments.push(one);
      if (commitments.length > mostHeld) {
        commitments = nearestFirst(commitments).slice(0, calendarLimits.commitments + 1);
      }
    }
  }
  const sorted = nearestFirst(commitments);
  const kept = sorted.slice(0, calendarLimits.commitments);
  const firstLeftOut = sorted[kept.length];
  const until =
    firstLeftOut === undefined
      ? new Date(end).toISOString()
      : (firstLeftOut.startsAt ?? `${firstLeftOut.firstDay ?? ''}T00:00:00.000Z`);
  return { ok: true, reading: { name: file.name, commitments: kept, until, left } };
};
