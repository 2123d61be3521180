const format = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

/** The time of day where the person is. */
export const clockTime = (moment: number): string => format.format(moment);
