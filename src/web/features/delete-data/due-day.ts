const day = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** The day an account goes, as this device counts days. */
export const dueDay = (dueAt: string): string => day.format(new Date(dueAt));
