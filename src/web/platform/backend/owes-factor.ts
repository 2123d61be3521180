const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** What the token says was shown. Believed by nobody but the page, which only decides what to draw. */
export const aalOf = (accessToken: unknown): unknown => {
  if (typeof accessToken !== 'string') return undefined;
  const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  try {
    return fieldOf(JSON.parse(atob(payload)), 'aal');
  } catch {
    return undefined;
  }
};

/** Whether a session, as the client keeps it, has a second factor that it has not shown. */
export const owesFactor = (session: unknown): boolean => {
  const factors = fieldOf(fieldOf(session, 'user'), 'factors');
  const isAsked =
    Array.isArray(factors) && factors.some((factor: unknown) => fieldOf(factor, 'status') === 'verified');
  return isAsked && aalOf(fieldOf(session, 'access_token')) !== 'aal2';
};
