/** The migration has the same numbers; a test compares the two. */
export const contactLimits = {
  name: { max: 100 },
  email: { max: 254 },
  message: { min: 10, max: 4000 },
  /** Sends in any one hour. A household or a class behind one address stays below. */
  perHour: { address: 10, account: 5, all: 100 },
  /** Nobody fills in a form faster than this; a program does. The page waits for it, so that no person is taken for one. */
  quickestMs: 2000,
} as const;
