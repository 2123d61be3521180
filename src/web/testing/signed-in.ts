/** Who is signed in where a test says nothing else. */
export const robin = {
  id: '00000000-0000-4000-8000-0000000000aa',
  email: 'robin@example.org',
} as const;

const hour = 3600;

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
    expires_in: hour,
    expires_at: Math.floor(Date.now() / 1000) + hour,
    user,
  };
  localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session));
};
