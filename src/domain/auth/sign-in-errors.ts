const sentences = {
  auth_failed: 'We couldn’t sign you in. Nothing was changed. Please try again.',
  no_session: 'Your sign-in didn’t go through. Nothing was lost. Please sign in again.',
  unexpected: 'Something went wrong while signing you in. Your data is safe. Please try again.',
  banned:
    'This account is banned and can’t sign in right now. Nothing of yours was deleted. If that seems wrong, write to us on the contact page.',
  closed:
    'Sign-ups are closed here right now, so we couldn’t make you an account. Nothing was saved. If you already have one, sign in with it.',
  stale:
    'That sign-in address is more than two minutes old, so we didn’t use it. Nothing was changed. Please sign in again.',
} as const;

export type SignInError = keyof typeof sentences;

const isSignInError = (value: string): value is SignInError => Object.hasOwn(sentences, value);

/** The home page's `error` query value as a plain sentence; an unknown value says nothing. */
export const signInErrorSentence = (value: string | null): string | null =>
  value !== null && isSignInError(value) ? sentences[value] : null;

export const homeWithError = (error: SignInError): string => `/?error=${error}`;
