import { browserDates, type DateChoice } from '#domain/calendar/date-choice.ts';
import { createStore } from '#web/platform/store.ts';

/** The person's own form of dates and times, once their settings are here. */
export const dateChoice = createStore<DateChoice>(browserDates);
