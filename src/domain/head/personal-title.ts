/** A page that belongs to one person, as its tab names it. */
export const personalTitle = (title: string): string => `${title} · Kindling`;
