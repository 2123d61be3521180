/** Bounds of the built-in identity provider: a household, not a service. */
export const localIdentityLimits = {
  bodyBytes: 8 * 1024,
  accounts: 250,
  /** Interactions, sessions, grants, codes and tokens of everyone signing in at the same time. */
  records: 2000,
} as const;
