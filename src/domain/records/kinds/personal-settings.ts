import type { Day } from '#domain/calendar/day.ts';

/** One per person; its id is the person's. */
export interface PersonalSettings {
  readonly id: string;
  /** Monday is 0. Days of the week that ask for nothing. */
  readonly restWeekdays: readonly number[];
  /** A single day of rest, usually today. */
  readonly restOn: Day | null;
  /** What was put away at the last fresh start is older than this. */
  readonly freshStartOn: Day | null;
  readonly focusMinutes: number;
  readonly breakMinutes: number;
  readonly notifyAtEnd: boolean;
  readonly chimeAtEnd: boolean;
  readonly keepAwake: boolean;
}

export const defaultSettings: Omit<PersonalSettings, 'id'> = {
  restWeekdays: [],
  restOn: null,
  freshStartOn: null,
  focusMinutes: 25,
  breakMinutes: 5,
  notifyAtEnd: false,
  chimeAtEnd: true,
  keepAwake: false,
};
