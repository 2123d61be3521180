const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The day where the person is, as 2026-03-01. */
export const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

export const today = (): string => dayOf(new Date());

export const thisYear = (): number => new Date().getFullYear();
