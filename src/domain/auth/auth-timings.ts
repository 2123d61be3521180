/** Milliseconds, all from spec 1 §9. */
export const authTimings = {
  callbackWait: 1000,
  callbackRetry: 2000,
  callbackHandledFlag: 5000,
  autoSignIn: 100,
  loadingTimeout: 5000,
  urlSessionStale: 120_000,
  signOutRedirect: 500,
  /** Spec 1 §4. */
  signInAnalysis: 1000,
} as const;
