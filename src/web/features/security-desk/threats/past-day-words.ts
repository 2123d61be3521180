import { addDays } from '#domain/calendar/day.ts';
import { dayWords } from '#web/platform/clock/local-words.ts';

/** Today, Yesterday, 12 Nov. */
export const pastDayWords = (day: string, today: string): string =>
  day === addDays(today, -1) ? 'Yesterday' : dayWords(day, today);
