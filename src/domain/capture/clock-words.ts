/** A time of day as it is kept: 15:00. */
export type ClockTime = string;

export interface ClockRange {
  readonly doAt: ClockTime;
  readonly doUntil: ClockTime | null;
}

/** Which half of the day a bare "at 8" belongs to, where the line says so elsewhere. */
export type DayHalf = 'am' | 'pm';

/** What people mean by a part of the day. */
export const dayParts: Readonly<Record<string, { readonly at: ClockTime; readonly half: DayHalf }>> = {
  morning: { at: '09:00', half: 'am' },
  afternoon: { at: '14:00', half: 'pm' },
  evening: { at: '18:00', half: 'pm' },
  night: { at: '20:00', half: 'pm' },
};

const time = String.raw`(?:(\d{1,2})(?:[:.](\d\d))? ?(am|pm|a\.m\.?|p\.m\.?|o'clock)?|(noon|midday|midnight))`;
const single = new RegExp(`^(at |@ ?|around |at around )?${time}$`);
const range = new RegExp(`^(from |between |at |@ ?)?${time} ?(-|–|—|to|until|till|and) ?${time}$`);

interface Said {
  readonly hour: number;
  readonly minute: number;
  readonly half: DayHalf | null;
  /** Written so that it can only be a time: 3pm, 15:30, noon. */
  readonly sure: boolean;
  /** Written with a nought in front, or past twelve: there is nothing to guess. */
  readonly exact: boolean;
}

const read = (groups: readonly (string | undefined)[]): Said | null => {
  const [hours = '', minutes, mark = '', word] = groups;
  if (word !== undefined) {
    return { hour: word === 'midnight' ? 0 : 12, minute: 0, half: null, sure: true, exact: true };
  }
  const [hour, minute] = [Number(hours), Number(minutes ?? '0')];
  const half = mark.startsWith('a') ? 'am' : mark.startsWith('p') ? 'pm' : null;
  if (hour > 23 || minute > 59 || (half !== null && (hour > 12 || hour === 0))) return null;
  return {
    hour,
    minute,
    half,
    sure: half !== null || minutes !== undefined || mark !== '',
    exact: hours.startsWith('0') || hour > 12,
  };
};

const minuteOfDay = ({ hour, minute, exact }: Said, half: DayHalf | null): number => {
  if (exact) return hour * 60 + minute;
  // Somebody who says only "at 3" means the afternoon, and "at 8" the morning.
  const later = half === null ? hour <= 6 || hour === 12 : half === 'pm';
  return ((hour % 12) + (later ? 12 : 0)) * 60 + minute;
};

const written = (minutes: number): ClockTime =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const dayLength = 24 * 60;

const rangeOf = (first: Said, second: Said, half: DayHalf | null): ClockRange | null => {
  const end = minuteOfDay(second, second.half ?? half);
  let start = minuteOfDay(first, first.half ?? second.half ?? half);
  // From 11 to 1pm: only the end was said to be in the afternoon.
  if (start >= end && first.half === null && !first.exact) start -= dayLength / 2;
  const until = end <= start && second.half === null && !second.exact ? end + dayLength / 2 : end;
  if (start < 0 || until <= start || until >= dayLength) return null;
  return { doAt: written(start), doUntil: written(until) };
};

/** The time or the range that words in small letters name; null for any other words. */
export const clockNamed = (text: string, half: DayHalf | null = null): ClockRange | null => {
  const one = single.exec(text);
  if (one !== null) {
    const said = read(one.slice(2));
    const isPointed = /\d\.\d/.test(text);
    if (said === null || (one[1] === undefined && !said.sure)) return null;
    // 7.30 may be a price; with "pm" or "at" it is not.
    if (isPointed && said.half === null && one[1] === undefined) return null;
    return { doAt: written(minuteOfDay(said, said.half ?? half)), doUntil: null };
  }
  const two = range.exec(text);
  if (two === null) return null;
  const [first, second] = [read(two.slice(2, 6)), read(two.slice(7))];
  if (first === null || second === null || (!first.sure && !second.sure)) return null;
  if ((two[6] === 'and') !== (two[1] === 'between ')) return null;
  return rangeOf(first, second, half);
};
