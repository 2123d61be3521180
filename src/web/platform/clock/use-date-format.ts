import { dateChoice } from '#web/platform/clock/date-choice.ts';
import { dateLocale } from '#web/platform/clock/local-words.ts';
import { useStore } from '#web/platform/use-store.ts';

/** Writes moments as the person wants them; drawn anew when they change their mind. */
export const useDateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  useStore(dateChoice);
  return new Intl.DateTimeFormat(dateLocale(), options);
};
