import type { FactorAnswer } from '#web/features/second-factor/factor-service-queries.ts';

/** What is said to a code that led nowhere. */
export const codeTroubles: Readonly<Record<Exclude<FactorAnswer, 'shown'>, string>> = {
  wrong: 'That code didn’t match. Codes change every 30 seconds, so try the one your app shows now.',
  wait: 'Too many tries for now. Please wait a few minutes, then try again.',
  ended: 'This sign-in has ended. Please sign in again.',
  unreachable: 'We couldn’t check the code. Please try again.',
};

export const recoveryTroubles: typeof codeTroubles = {
  ...codeTroubles,
  wrong: 'That recovery code didn’t match, or it was used before. Each one works once.',
};

export const codesLeft = (left: number): string =>
  left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
