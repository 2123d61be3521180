import type { FactorAnswer } from '#web/features/second-factor/factor-service-queries.ts';
import type { Factor } from '#web/features/second-factor/second-factor-queries.ts';

/** What is said to a code that led nowhere. */
export const codeTroubles: Readonly<Record<Exclude<FactorAnswer, 'shown'>, string>> = {
  wrong: 'That code didn’t match. Codes change every 30 seconds, so try the one your app shows now.',
  wait: 'Too many tries for now. Please wait a few minutes, then try again.',
  ended: 'This sign-in has ended. Please sign in again.',
  unreachable: 'We couldn’t check the code. Please try again.',
};

/** The same of a code that came as a text. */
export const textTroubles: typeof codeTroubles = {
  ...codeTroubles,
  wrong: 'That code didn’t match. Use the newest text, or ask for another: a code works for five minutes.',
};

/** Where somebody’s codes come from, as a noun. */
export const sourceOf = (factors: readonly Pick<Factor, 'kind'>[]): 'app' | 'phone' =>
  factors.length > 0 && factors.every(({ kind }) => kind === 'phone') ? 'phone' : 'app';

export const recoveryTroubles: typeof codeTroubles = {
  ...codeTroubles,
  wrong: 'That recovery code didn’t match, or it was used before. Each one works once.',
};

export const codesLeft = (left: number): string =>
  left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
