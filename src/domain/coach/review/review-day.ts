import { type Day, weekdayOf } from '#domain/calendar/day.ts';

/** The day the week is looked back on: Sunday. Apart from the review, since the dashboard asks it too. */
export const isReviewDay = (day: Day): boolean => weekdayOf(day) === 6;
