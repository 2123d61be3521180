/** Seconds, unless it says otherwise. The database checks the same. */
export const focusLimits = {
  planned: { min: 60, max: 28_800 },
  /** What one session may hold in all, over every extension and return from a break. */
  focused: { max: 86_400 },
  breakMinutes: { min: 1, max: 120 },
  intention: { max: 200 },
  note: { max: 500 },
  snoozes: { max: 1000 },
} as const;

export const focusMinuteLimits = {
  min: focusLimits.planned.min / 60,
  max: focusLimits.planned.max / 60,
} as const;

export const focusMinuteChoices = [10, 15, 25, 45] as const;
export const breakMinuteChoices = [5, 10, 15] as const;
export const snoozeMinuteChoices = [1, 5, 10] as const;
export const extensionMinutes = 5;

/** Somebody who comes back later than this sees a card that says so, and hears nothing. */
export const alertWindow = 600;

/** Questions about a session are worth asking while it is remembered. */
export const debriefWindow = 43_200;
