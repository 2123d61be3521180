/** What is read at once: years of lists, and still bounded in memory and time. */
export const listImportLimits = {
  bytes: 2_000_000,
  tasks: 5_000,
  columns: 200,
} as const;
