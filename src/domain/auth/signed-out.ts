/** Session storage: how the person has just left, so that the page they land on can say so. */
export const signedOutKey = 'kindling-left';

export const signedOutWords = {
  everywhere: 'On all your devices.',
  here: 'On this device only. Your other devices stay signed in.',
  /** Meant for all, and the server did not answer. */
  unreached: 'On this device only. We couldn’t reach your other devices.',
} as const;

export type SignedOut = keyof typeof signedOutWords;

export const isSignedOut = (text: string | null): text is SignedOut =>
  text !== null && Object.hasOwn(signedOutWords, text);
