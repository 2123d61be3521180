export type SignInError = 'auth_failed' | 'no_session' | 'unexpected';

const sentences: Readonly<Record<SignInError, string>> = {
  auth_failed: 'Sign-in did not finish. Nothing was changed. You can try again whenever you like.',
  no_session: 'We could not find your session after sign-in. Nothing was lost. Please sign in again.',
  unexpected: 'Something unexpected happened during sign-in. Your data is safe. Please try again.',
};

/** The home page's `error` query value as a plain sentence; an unknown value says nothing. */
export const signInErrorSentence = (value: string | null): string | null =>
  value === 'auth_failed' || value === 'no_session' || value === 'unexpected' ? sentences[value] : null;

export const homeWithError = (error: SignInError): string => `/?error=${error}`;
