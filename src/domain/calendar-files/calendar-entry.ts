import type { Day } from '#domain/calendar/day.ts';

/**
 * When something is: on whole days (`until` is the first day after it), at a time of the person's own clock, or at a moment
 * everywhere. A time without an end has none that anybody said.
 */
export type EntryTime =
  | { readonly type: 'days'; readonly from: Day; readonly until: Day }
  | { readonly type: 'clock'; readonly day: Day; readonly at: string; readonly until: string | null }
  | { readonly type: 'moments'; readonly from: number; readonly until: number };

/** One thing in the calendar that is written. */
export interface CalendarEntry {
  readonly uid: string;
  readonly words: string;
  /** What was written beside it; empty for nothing. */
  readonly notes: string;
  readonly category: string;
  readonly when: EntryTime;
  /** In the words of RRULE; null for once. */
  readonly rrule: string | null;
  /** Whether the time counts as taken for whoever looks for a free one. */
  readonly isBusy: boolean;
  /** When it was written down. */
  readonly stamp: string;
}
