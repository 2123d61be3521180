/** Plants a session that ran out, so that the client has to ask for a new one before it knows who is there. */
export const expiredSession = (hostname: string): void => {
  const user = {
    id: '00000000-0000-4000-8000-000000000000',
    email: 'late@example.org',
    aud: 'authenticated',
  };
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'used',
    token_type: 'bearer',
    expires_in: 1,
    expires_at: 1,
    user,
  };
  localStorage.setItem(`sb-${hostname.split('.')[0]}-auth-token`, JSON.stringify(session));
};
