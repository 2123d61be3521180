/** Milliseconds. */
export const sessionTimings = {
  /** Spec 1 §9. */
  ping: 300_000,
  createRetry: 2000,
  /**
   * Our own: a click, a key or a scroll is a sign of life too (spec 1 §4), but one in half a minute says as much as a
   * hundred. So nobody's scrolling floods the server, and whoever was signed out from elsewhere still notices soon.
   */
  activityGap: 30_000,
} as const;

/** The events of the specification; a press of a key is `keydown`, since `keypress` is obsolete and misses some. */
export const activityEvents = ['click', 'keydown', 'scroll'] as const;

/** The first click, key or scroll after half a minute without one that was told. */
export const isActivityDue = (lastActivityAt: number, now: number): boolean =>
  // A clock that was set back must not silence the pings.
  now - lastActivityAt >= sessionTimings.activityGap || now < lastActivityAt;
