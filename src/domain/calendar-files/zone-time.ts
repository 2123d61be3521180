const minute = 60_000;
const dayLength = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
};

/** Whether it is the name of a time zone such as Europe/Berlin. Names come from files, so they are held against a form first. */
export const isZone = (name: string): boolean => {
  if (!/^[A-Za-z][A-Za-z0-9+_-]*(?:\/[A-Za-z0-9+_-]+){0,2}$/.test(name) || name.length > 60) return false;
  try {
    formatOf(name);
    return true;
  } catch {
    return false;
  }
};

/** What a clock in the zone shows at a moment, as the moment at which a clock in Greenwich shows the same. */
export const clockIn = (zone: string, moment: number): number => {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)] as const),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
};

/** How far the zone's clock is ahead of Greenwich at a moment, in milliseconds. */
export const offsetAt = (zone: string, moment: number): number =>
  clockIn(zone, moment) - Math.floor(moment / 1000) * 1000;

/**
 * The moment at which the clock in the zone shows this, given as for a clock in Greenwich. The first of two where the
 * clock is put back; where it is put forward over this time, as far after the jump (RFC 5545, 3.3.5).
 */
export const momentOf = (zone: string, clock: number): number => {
  const before = offsetAt(zone, clock - dayLength);
  if (offsetAt(zone, clock - before) === before) return clock - before;
  const after = offsetAt(zone, clock + dayLength);
  return offsetAt(zone, clock - after) === after ? clock - after : clock - before;
};

/** From what a clock shows to the moment it shows it. */
export type ToMoment = (clock: number) => number;

const mostDays = 5000;

/**
 * The same, for asking very often: a day whose clock is as far ahead at its end as at its beginning is asked once. No clock is
 * changed twice in a day.
 */
export const rememberDays = (toMoment: ToMoment): ToMoment => {
  const known = new Map<number, number | null>();
  const aheadOn = (day: number): number | null => {
    const found = known.get(day);
    if (found !== undefined) return found;
    const ahead = day - toMoment(day);
    const made = day + dayLength - toMoment(day + dayLength) === ahead ? ahead : null;
    if (known.size < mostDays) known.set(day, made);
    return made;
  };
  return (clock) => {
    const ahead = aheadOn(Math.floor(clock / dayLength) * dayLength);
    return ahead === null ? toMoment(clock) : clock - ahead;
  };
};

export interface ClockChange {
  /** When the clock is changed, to the minute. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Every change of the zone's clock between two moments. A fortnight at a time: no zone changes twice within one. */
export const clockChanges = (zone: string, start: number, end: number): readonly ClockChange[] => {
  const changes: ClockChange[] = [];
  let [left, from] = [start, offsetAt(zone, start)];
  while (left < end) {
    const right = Math.min(left + 14 * dayLength, end);
    const to = offsetAt(zone, right);
    if (to !== from) {
      let [low, high] = [left, right];
      while (high - low > minute) {
        const middle = Math.floor((low + high) / 2 / minute) * minute;
        if (middle <= low) break;
        if (offsetAt(zone, middle) === from) low = middle;
        else high = middle;
      }
      changes.push({ at: Math.floor(high / minute) * minute, from, to });
    }
    [left, from] = [right, to];
  }
  return changes;
};
