/** A day, a time on a clock, or a moment; in milliseconds, of days and clocks as if they were Greenwich's. */
export interface TimeValue {
  readonly type: 'day' | 'clock' | 'moment';
  readonly at: number;
}

const dayLength = 86_400_000;

/** 20261120, 20261120T160000 or 20261120T160000Z; null for anything else, and for a day that no calendar has. */
export const readTime = (value: string): TimeValue | null => {
  const match = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/i.exec(value.trim().slice(0, 20));
  if (match === null) return null;
  const [year, month, date, hour, minute, second] = [1, 2, 3, 4, 5, 6].map((part) =>
    Number(match[part] ?? '0'),
  );
  const at = Date.UTC(year ?? 0, (month ?? 0) - 1, date ?? 0);
  const found = new Date(at);
  // Years below 100 would be taken for those of the last century, and have no calendar entries.
  const isDay = (year ?? 0) >= 100 && found.getUTCMonth() + 1 === month && found.getUTCDate() === date;
  if (!isDay || (hour ?? 0) > 23 || (minute ?? 0) > 59 || (second ?? 0) > 60) return null;
  if (match[4] === undefined) return { type: 'day', at };
  // A leap second is the last one that clocks show.
  const seconds = ((hour ?? 0) * 60 + (minute ?? 0)) * 60 + Math.min(second ?? 0, 59);
  return { type: match[7] === undefined ? 'clock' : 'moment', at: at + seconds * 1000 };
};

/** P1DT2H30M as milliseconds; null for what is no length, and for one that runs backwards or over a year. */
export const readDuration = (value: string): number | null => {
  const form = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/i;
  const match = form.exec(value.trim().slice(0, 40));
  if (match === null || !/\d/.test(value)) return null;
  const part = (index: number): number => Number(match[index] ?? '0');
  const length = (part(1) * 7 + part(2)) * dayLength + ((part(3) * 60 + part(4)) * 60 + part(5)) * 1000;
  return length <= 366 * dayLength ? length : null;
};
