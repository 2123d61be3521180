export type SignInError = 'auth_failed' | 'no_session' | 'unexpected';

const sentences: Readonly<Record<SignInError, string>> = {
  auth_failed: 'We couldn’t sign you in. Nothing was changed. Please try again.',
  no_session: 'Your sign-in didn’t go through. Nothing was lost. Please sign in again.',
  unexpected: 'Something went wrong while signing you in. Your data is safe. Please try again.',
};

/** The home page's `error` query value as a plain sentence; an unknown value says nothing. */
export const signInErrorSentence = (value: string | null): string | null =>
  value === 'auth_failed' || value === 'no_session' || value === 'unexpected' ? sentences[value] : null;

export const homeWithError = (error: SignInError): string => `/?error=${error}`;
