/** Spec 2 §9, in milliseconds, percent and counts. */
export const performanceLimits = {
  fastUnder: 5000,
  retryOver: 7000,
  excellentFrom: 95,
  goodFrom: 80,
  greenUpTo: 3000,
  yellowUpTo: 7000,
  compressionAdviceOver: 8000,
  dashboardRefresh: 10_000,
  statusRefresh: 5000,
  dashboardOperations: 10,
  statusOperations: 5,
} as const;
