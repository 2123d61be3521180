/** Spec 2 §9: an operation that takes no longer is fast flow. Milliseconds. */
export const fastFlowLimit = 7000;

/** Spec 2 §9, in milliseconds, percent and counts. */
export const performanceLimits = {
  fastUnder: 5000,
  retryOver: fastFlowLimit,
  excellentFrom: 95,
  goodFrom: 80,
  greenUpTo: 3000,
  yellowUpTo: fastFlowLimit,
  compressionAdviceOver: 8000,
  dashboardRefresh: 10_000,
  statusRefresh: 5000,
  dashboardOperations: 10,
  statusOperations: 5,
} as const;
