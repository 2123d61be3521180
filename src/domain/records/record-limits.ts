/** Of all kinds together: a decade of heavy use, and still bounded. The database holds the same number. */
export const mostRecords = 200_000;
