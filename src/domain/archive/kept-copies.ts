/** Where copies lie that are made by themselves: a folder for each person, which they alone can open. */
export const copyBucket = 'archives';
/** The oldest makes room. */
export const copiesKept = 3;

/** How often one is made. */
export type CopyRhythm = 'off' | 'week' | 'month';
