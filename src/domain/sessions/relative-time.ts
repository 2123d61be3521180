const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const ago = (count: number, unit: string): string => `${count} ${count === 1 ? unit : `${unit}s`} ago`;

/** How long ago, in plain words. A moment in the future is a clock that is a little off. */
export const timeAgo = (then: number, now: number): string => {
  const passed = now - then;
  if (passed < minute) return 'just now';
  if (passed < hour) return ago(Math.floor(passed / minute), 'minute');
  if (passed < day) return ago(Math.floor(passed / hour), 'hour');
  if (passed < 2 * day) return 'yesterday';
  if (passed < 60 * day) return ago(Math.floor(passed / day), 'day');
  return ago(Math.floor(passed / (30 * day)), 'month');
};
