import { useEffect } from 'react';
import { browserDates, dateChoiceOf } from '#domain/calendar/date-choice.ts';
import { dateChoice } from '#web/platform/clock/date-choice.ts';
import { useSettings } from '#web/services/records/use-settings.ts';

/** Tells whatever writes dates how this person wants them. */
export const DateEffects = () => {
  const [{ dateLocale, hour12 }] = useSettings();
  useEffect(() => {
    dateChoice.set(dateChoiceOf({ dateLocale, hour12 }));
    return () => dateChoice.set(browserDates);
  }, [dateLocale, hour12]);
  return null;
};
