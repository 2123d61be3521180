export const sessionTokenBytes = 32;

/** Spec 1 §4: the time in milliseconds, then 32 random bytes in hex. It names a session and opens nothing. */
export const sessionTokenPattern = /^\d{13}[0-9a-f]{64}$/u;

/** Session storage; a name that sign-out clears. */
export const sessionTokenKey = 'session_client_token';

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const sessionTokenOf = (now: number, random: Uint8Array): string =>
  `${String(now).padStart(13, '0')}${hexOf(random)}`;

export const isSessionToken = (text: string | null): text is string =>
  text !== null && sessionTokenPattern.test(text);
