/** Bounds on a question by meaning; the browser cuts to them, the server refuses beyond. */
export const meaningLimits = {
  questionLength: 300,
  textLength: 2000,
  /** At most so many are shown. */
  found: 5,
} as const;
