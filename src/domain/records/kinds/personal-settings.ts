import { defineKind, type RecordOf } from '#domain/records/define-kind.ts';
import {
  count,
  counts,
  flag,
  optionalCount,
  optionalDay,
  optionalFlag,
  optionalText,
} from '#domain/records/field-schemas.ts';

/** One per person; its id is the person's. */
export const settingsRecord = defineKind({
  table: 'personal_settings',
  privacy: 'settings',
  exported: true,
  fields: {
    /** Monday is 0. Days of the week that ask for nothing. */
    restWeekdays: counts,
    /** A single day of rest, usually today. */
    restOn: optionalDay,
    /** What was put away at the last fresh start is older than this. */
    freshStartOn: optionalDay,
    focusMinutes: count,
    breakMinutes: count,
    notifyAtEnd: flag,
    chimeAtEnd: flag,
    keepAwake: flag,
    /** How dates and times are written, as a language tag; null as the browser does. */
    dateLocale: optionalText,
    /** Twelve hours with am and pm, or twenty-four; null as the language does. */
    hour12: optionalFlag,
    /** Finished things are put away by themselves after so many days; null for never. */
    archiveAfterDays: optionalCount,
  },
});

export type PersonalSettings = RecordOf<typeof settingsRecord>;

export const defaultSettings: Omit<PersonalSettings, 'id'> = {
  restWeekdays: [],
  restOn: null,
  freshStartOn: null,
  focusMinutes: 25,
  breakMinutes: 5,
  notifyAtEnd: false,
  chimeAtEnd: true,
  keepAwake: false,
  dateLocale: null,
  hour12: null,
  archiveAfterDays: null,
};
