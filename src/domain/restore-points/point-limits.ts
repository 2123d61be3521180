import { deletedRecordsKeptDays } from '#domain/records/record-limits.ts';

/** As long as what was deleted: a point cannot bring back what is gone for good. `purge_restore_points` has the number. */
export const pointsKeptDays = deletedRecordsKeptDays;

/** Of one person; the oldest go first. `trim_restore_points` in SQL has the same numbers. */
export const mostPoints = 60;
export const mostPointBytes = 32 * 1024 * 1024;

/** So many records sent at once are a large change. `make_point_before_bulk` in SQL has the same number. */
export const bulkFrom = 25;
