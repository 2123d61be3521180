import { withHourCycle } from '#domain/calendar/date-choice.ts';
import type { DayOrder } from '#domain/calendar/day-order.ts';
import { dayOrderIn } from '#domain/calendar/day-order.ts';
import {
  clockInWords,
  dateLocaleOf,
  dayInSentence,
  dayInWords,
  timesInWords,
} from '#domain/calendar/day-in-words.ts';
import { dateChoice } from '#web/platform/clock/date-choice.ts';

// The one place where days and times become words in the form of the person's own country.

const language = (): string => dateChoice.get().locale ?? navigator.language;

/** English, with the dates and clocks the person chose, or of where they are. */
export const dateLocale = (): string => withHourCycle(dateLocaleOf(language()), dateChoice.get());

/** Whether 3/4 is in April or in March. */
export const dayOrder = (): DayOrder => dayOrderIn(language());

/** Today, Tomorrow, Friday, 12 Dec. */
export const dayWords = (day: string, today: string): string => dayInWords(day, today, dateLocale());

/** The same in the middle of a sentence. */
export const daySentence = (day: string, today: string): string => dayInSentence(day, today, dateLocale());

/** 15:00 or 3:00 pm, from a time that is kept. */
export const timeWords = (doAt: string, doUntil: string | null = null): string =>
  timesInWords(doAt, doUntil, dateLocale());

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The same from a moment. */
export const clockWords = (moment: Date): string =>
  clockInWords(`${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`, dateLocale());
