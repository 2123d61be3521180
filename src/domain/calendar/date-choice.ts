/** How a person wants dates and times written. Undefined is as the browser does it: what `Intl` takes for its default. */
export interface DateChoice {
  readonly locale: string | undefined;
  readonly hour12: boolean | undefined;
}

export const browserDates: DateChoice = { locale: undefined, hour12: undefined };

/** The forms that are offered, each by the tag of a language that writes it; the words stay English. */
export const dateLocales = [
  { locale: 'en-GB', label: 'British' },
  { locale: 'en-US', label: 'American' },
  { locale: 'en-AU', label: 'Australian' },
  { locale: 'en-CA', label: 'Canadian' },
  { locale: 'en-IE', label: 'Irish' },
  { locale: 'en-IN', label: 'Indian' },
  { locale: 'sv-SE', label: 'Year first' },
] as const;

/** A tag no browser knows, from another program say, counts as none. */
const knownLocale = (tag: string | null): string | undefined => {
  if (tag === null) return undefined;
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag)[0];
  } catch {
    return undefined;
  }
};

export const dateChoiceOf = (settings: {
  readonly dateLocale: string | null;
  readonly hour12: boolean | null;
}): DateChoice => ({ locale: knownLocale(settings.dateLocale), hour12: settings.hour12 ?? undefined });

/** The tag of a language with the hours as the person wants them. */
export const withHourCycle = (locale: string, { hour12 }: DateChoice): string => {
  if (hour12 === undefined) return locale;
  return `${locale}-u-hc-${hour12 ? 'h12' : 'h23'}`;
};
