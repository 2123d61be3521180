/** Who is signed in where a test says nothing else. */
export const robin = {
  id: '00000000-0000-4000-8000-0000000000aa',
  email: 'robin@example.org',
} as const;

/**
 * By any clock: work that a test leaves behind goes on by the real one, and a client that finds its session expired
 * there tries for half a minute to renew it while the next tests wait.
 */
const farAhead = Date.UTC(2100, 0, 1) / 1000;

/** The session as the backend client keeps it on a device. */
export const storeSession = (): void => {
  const user = {
    ...robin,
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    created_at: '2026-01-01T00:00:00Z',
  };
  const session = {
    access_token: 'token',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: farAhead - Math.floor(Date.now() / 1000),
    expires_at: farAhead,
    user,
  };
  localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session));
};
