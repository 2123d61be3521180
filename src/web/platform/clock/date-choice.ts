import { browserDates, type DateChoice, withHours } from '#domain/calendar/date-choice.ts';
import { createStore } from '#web/platform/store.ts';
import { useStore } from '#web/platform/use-store.ts';

/** The person's own form of dates and times, once their settings are here. */
export const dateChoice = createStore<DateChoice>(browserDates);

/** Writes moments as the person wants them; drawn anew when they change their mind. */
export const useDateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const choice = useStore(dateChoice);
  return new Intl.DateTimeFormat(choice.locale, withHours(choice, options));
};
