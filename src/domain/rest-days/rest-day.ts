import { type Day, weekdayOf } from '#domain/calendar/day.ts';
import type { PersonalSettings } from '#domain/records/kinds/personal-settings.ts';

type RestSettings = Pick<PersonalSettings, 'restOn' | 'restWeekdays'>;

/** A day that asks for nothing: one of the week's, or this one alone. */
export const isRestDay = (settings: RestSettings, day: Day): boolean =>
  settings.restOn === day || settings.restWeekdays.includes(weekdayOf(day));

/** Puts a weekday in or takes it out; in the order of the week. */
export const withWeekday = (weekdays: readonly number[], weekday: number): readonly number[] =>
  weekdays.includes(weekday)
    ? weekdays.filter((one) => one !== weekday)
    : [...weekdays, weekday].toSorted((a, b) => a - b);
