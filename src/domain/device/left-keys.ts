import { nextPathKey } from '#domain/auth/gateway.ts';
import { isClearedAtSignOut } from '#domain/auth/sign-out-keys.ts';
import { onboardingSeenKey } from '#domain/onboarding/onboarding-steps.ts';

/** They name nobody, and tell how somebody was: nothing for the next person. */
const ofWhoeverWasHere = new Set([
  'kindling-energy',
  'adaptive-ui-state',
  'kindling-editing',
  'session_contact_draft',
]);

/** That somebody has seen the introduction says nothing about them, and spares them a second one. */
const isHarmless = (key: string): boolean => key.startsWith(onboardingSeenKey(''));

/** Clearing takes a moment, and somebody may have pressed “Sign In” meanwhile: without these they would come back to nothing. */
const isOfBegunSignIn = (key: string): boolean => key === nextPathKey || key.endsWith('-code-verifier');

/**
 * Which storage keys go with an account whose session has ended: those of sign-out, those that name it, and what tells
 * how somebody was. While somebody else is signed in, theirs stay.
 */
export const isLeftBy =
  (userId: string, current: string | null) =>
  (key: string): boolean => {
    if (isHarmless(key) || isOfBegunSignIn(key)) return false;
    if (key.includes(userId) || ofWhoeverWasHere.has(key)) return true;
    if (current === null) return isClearedAtSignOut(key);
    return key.startsWith('user_') && !key.includes(current);
  };
