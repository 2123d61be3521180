/** Which of two numbers is the day, where it is written 03/04. */
export type DayOrder = 'day-first' | 'month-first';

/** How a locale writes its days. */
export const dayOrderIn = (locale: string | undefined): DayOrder => {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  const first = parts.find(({ type }) => type === 'day' || type === 'month')?.type;
  return first === 'month' ? 'month-first' : 'day-first';
};
