import { clockNamed } from '#domain/capture/clock-words.ts';

/** A cell that holds nothing but a time of day, as 15:00; null for anything else. */
export const readTime = (cell: string): string | null => {
  const found = clockNamed(cell.trim().toLowerCase());
  return found === null || found.doUntil !== null ? null : found.doAt;
};

const withClock = /^\d{4}-\d\d-\d\d[T ](\d\d:\d\d)(?::\d\d(?:\.\d{1,9})?)?$/;

/**
 * The time beside a day, where it is written without a zone: then it is the person's own. Midnight is how apps write a
 * day without an hour.
 */
export const timeIn = (cell: string): string | null => {
  const time = withClock.exec(cell.trim())?.[1];
  return time === undefined || time === '00:00' ? null : readTime(time);
};
