import { clockWords } from '#web/platform/clock/local-words.ts';

/** The time of day where the person is. */
export const clockTime = (moment: number): string => clockWords(new Date(moment));
