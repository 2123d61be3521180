const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** From the first moment of one day to the last of another, as this device counts days; null where that is no period. */
export const periodOf = (
  first: string,
  last: string,
): { readonly from: string; readonly to: string } | null => {
  if (!dayPattern.test(first) || !dayPattern.test(last) || first > last) return null;
  const from = new Date(`${first}T00:00:00`);
  const to = new Date(`${last}T00:00:00`);
  // By the calendar: a day may have 23 hours or 25.
  to.setDate(to.getDate() + 1);
  return Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())
    ? null
    : { from: from.toISOString(), to: to.toISOString() };
};
