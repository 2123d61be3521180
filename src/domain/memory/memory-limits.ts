const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How many memories may be stored (spec 2 §8, §9), in the order in which they are asked. The database holds to the same in
 * `memory_limit_reached`; here they are for saying so, and for waiting before asking.
 */
export const memoryLimits = [
  { name: 'burst', limit: 5, within: 3 * second, reason: 'burst limit exceeded', retryAfterSeconds: 3 },
  { name: 'second', limit: 3, within: second, reason: 'per-second limit', retryAfterSeconds: 1 },
  { name: 'minute', limit: 10, within: minute, reason: 'per-minute limit', retryAfterSeconds: 60 },
  { name: 'hour', limit: 100, within: hour, reason: 'per-hour limit', retryAfterSeconds: 3600 },
  { name: 'day', limit: 500, within: day, reason: 'per-day limit', retryAfterSeconds: 86_400 },
] as const;

export type MemoryLimitReason = (typeof memoryLimits)[number]['reason'];

export interface MemoryLimitReached {
  readonly reason: MemoryLimitReason;
  readonly retryAfterSeconds: number;
}

/** Null while there is room for one more. Both in milliseconds since 1970. */
export const checkMemoryLimit = (storedAt: readonly number[], now: number): MemoryLimitReached | null => {
  const reached = memoryLimits.find(
    ({ limit, within }) => storedAt.filter((moment) => moment > now - within).length >= limit,
  );
  return reached === undefined
    ? null
    : { reason: reached.reason, retryAfterSeconds: reached.retryAfterSeconds };
};

const units = [
  ['day', 86_400, 'in a day'],
  ['hour', 3600, 'in an hour'],
  ['minute', 60, 'in a minute'],
  ['second', 1, 'in a second'],
] as const;

/** "in 3 seconds", "in an hour": never sooner than there is room. */
const waitWords = (seconds: number): string => {
  const whole = Math.max(1, Math.ceil(seconds));
  for (const [name, length, one] of units) {
    const count = Math.ceil(whole / length);
    if (whole >= length) return count === 1 ? one : `in ${count} ${name}s`;
  }
  return 'in a second';
};

/** Said to somebody who stored a lot: nothing is lost, and when there is room again. */
export const storeAgainWords = (retryAfterSeconds: number): string =>
  `That was a lot at once. You can store the next memory ${waitWords(retryAfterSeconds)}.`;
