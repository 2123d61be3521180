export interface AttemptLimit {
  readonly attempts: number;
  readonly windowMs: number;
}

/** Spec 1 §5 and §9: three per five minutes for signing in, five per minute for anything else. */
export const signInLimit: AttemptLimit = { attempts: 3, windowMs: 300_000 };
export const defaultLimit: AttemptLimit = { attempts: 5, windowMs: 60_000 };

export const signInAttemptsKey = (host: string): string => `kindling-sign-in-attempts-${host}`;

export interface Attempt {
  readonly allowed: boolean;
  /** What to remember: the moments that still count, this one among them if it was allowed. */
  readonly moments: readonly number[];
}

/** A refused attempt does not count, so waiting always ends. */
export const recordAttempt = (
  earlier: readonly number[],
  now: number,
  limit: AttemptLimit = defaultLimit,
): Attempt => {
  // A moment from the future was written by a clock that has been set back since.
  const counting = earlier.filter((moment) => moment <= now && now - moment < limit.windowMs);
  return counting.length < limit.attempts
    ? { allowed: true, moments: [...counting, now] }
    : { allowed: false, moments: counting };
};
