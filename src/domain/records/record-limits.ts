/** Of all kinds together: a decade of heavy use, and still bounded. The database holds the same number. */
export const mostRecords = 200_000;

/** A deleted record can be brought back so long; `purge_deleted_records` in SQL has the same number. */
export const deletedRecordsKeptDays = 30;
