import { describe, expect, it } from 'vitest';
import { browserDates, dateChoiceOf, dateLocales, withHourCycle } from '#domain/calendar/date-choice.ts';
import { dateLocaleOf } from '#domain/calendar/day-in-words.ts';

const evening = new Date(Date.UTC(2026, 10, 16, 19, 5));
const written = (settings: Parameters<typeof dateChoiceOf>[0]): string => {
  const choice = dateChoiceOf(settings);
  const locale = withHourCycle(dateLocaleOf(choice.locale ?? 'en-GB'), choice);
  const options = { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, options).format(evening).replaceAll('\u202F', ' ');
};

describe('how a person wants dates written', () => {
  it('nothing chosen is as the browser does it', () => {
    expect(dateChoiceOf({ dateLocale: null, hour12: null })).toEqual(browserDates);
  });

  it.each(['not a tag', 'x', 'zz-ZZ', ''])('a tag nobody knows counts as none: %j', (dateLocale) => {
    expect(dateChoiceOf({ dateLocale, hour12: null })).toEqual(browserDates);
  });

  it.each([
    [{ dateLocale: 'en-GB', hour12: null }, '16/11/2026, 19:05'],
    [{ dateLocale: 'en-GB', hour12: true }, '16/11/2026, 7:05 pm'],
    [{ dateLocale: 'en-US', hour12: null }, '11/16/26, 7:05 PM'],
    [{ dateLocale: 'en-US', hour12: false }, '11/16/26, 19:05'],
    [{ dateLocale: 'sv-SE', hour12: null }, '2026-11-16, 19:05'],
  ])('with %j a moment reads %j', (settings, expected) => {
    expect(written(settings)).toBe(expected);
  });

  it('every form that is offered is one that browsers know', () => {
    const offered = dateLocales.map(({ locale }) => locale);
    expect(offered.map((dateLocale) => dateChoiceOf({ dateLocale, hour12: null }).locale)).toEqual(offered);
  });
});
