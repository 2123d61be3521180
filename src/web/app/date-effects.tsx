import { useLayoutEffect, useState } from 'react';
import { browserDates, dateChoiceOf } from '#domain/calendar/date-choice.ts';
import { dateChoice } from '#web/platform/clock/date-choice.ts';
import { useSettings } from '#web/services/records/use-settings.ts';

/** Tells whatever writes dates how this person wants them, before the page beside it is drawn for the first time. */
export const DateEffects = () => {
  const [{ dateLocale, hour12 }] = useSettings();
  useState(() => dateChoice.set(dateChoiceOf({ dateLocale, hour12 })));
  useLayoutEffect(() => {
    dateChoice.set(dateChoiceOf({ dateLocale, hour12 }));
  }, [dateLocale, hour12]);
  useLayoutEffect(() => () => dateChoice.set(browserDates), []);
  return null;
};
