/** When it will be over if it starts now, on the clock the person reads: "Finish by 15:40". */
export const finishBy = (now: Date, minutes: number, locale?: string, timeZone?: string): string => {
  // Up to the whole minute: a clock that promises too early makes people late.
  const end = Math.ceil((now.getTime() + minutes * 60_000) / 60_000) * 60_000;
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  return `Finish by ${clock.format(end)}`;
};
