/** Files of other calendars come from anywhere: this much is read of one, and no more. */
export const calendarLimits = {
  fileBytes: 20 * 1_048_576,
  /** Those that are not over. */
  events: 5000,
  /** How far ahead: whoever wants more reads the file again. */
  daysAhead: 90,
  /** The nearest ones of a calendar that are kept. */
  commitments: 1000,
  calendars: 10,
  name: 80,
  title: 200,
  /** Days, weeks, months or years of rules that are looked at for one file, all of its rules together. */
  steps: 600_000,
} as const;
