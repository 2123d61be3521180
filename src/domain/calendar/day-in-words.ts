import { addDays, type Day, weekdayOf } from '#domain/calendar/day.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Where nobody says otherwise: 12 Dec, 15:00. */
const plainLocale = 'en-GB';

/** The app speaks English, and writes its dates and times as they are written where the person is. */
export const dateLocaleOf = (language: string): string => {
  try {
    const { region } = new Intl.Locale(language).maximize();
    return region === undefined ? plainLocale : `en-${region}`;
  } catch {
    return plainLocale;
  }
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once: a format costs more than what it writes. */
const formatIn = (locale: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${locale} ${name}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
};

const dayFormat = { day: 'numeric', month: 'short' } as const;

/** As people say it: Today, Tomorrow, Friday, 12 Dec (Dec 12 in America), 1 Jan 2028. */
export const dayInWords = (day: Day, today: Day, locale: string = plainLocale): string => {
  if (day === today) return 'Today';
  if (day === addDays(today, 1)) return 'Tomorrow';
  if (day > today && day < addDays(today, 7)) return weekdays[weekdayOf(day)] ?? day;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const format = isThisYear
    ? formatIn(locale, 'day', dayFormat)
    : formatIn(locale, 'year', { ...dayFormat, year: 'numeric' });
  return format.format(Date.parse(`${day}T00:00:00Z`));
};

/** The same in the middle of a sentence: by tomorrow, by Friday. */
export const dayInSentence = (day: Day, today: Day, locale: string = plainLocale): string =>
  dayInWords(day, today, locale).replace(/^To/, 'to');

/** A time of day such as 15:00, as clocks show it there: 3:00 pm, 15:00. */
export const clockInWords = (time: string, locale: string = plainLocale): string =>
  formatIn(locale, 'clock', { timeStyle: 'short' })
    .format(Date.parse(`1970-01-01T${time}:00Z`))
    .replace(/\s?([AP])M$/u, (_, half: string) => ` ${half.toLowerCase()}m`)
    .replaceAll('\u202f', ' ');

/** From one time to another, or one time alone. */
export const timesInWords = (doAt: string, doUntil: string | null, locale: string = plainLocale): string =>
  doUntil === null
    ? clockInWords(doAt, locale)
    : `${clockInWords(doAt, locale)} to ${clockInWords(doUntil, locale)}`;
