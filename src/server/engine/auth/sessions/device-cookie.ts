import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AuthDeps } from '#server/engine/auth/auth-deps.ts';
import { requestOrigin } from '#server/engine/auth/http/request-origin.ts';

const NAME = 'kindling-device';
/** The mount point is fixed: the cookie goes to the token endpoint and nowhere else. */
const PATH = '/auth/v1/token';
/** As long as a session may rest. Browsers cap cookies at 400 days. */
const MAX_AGE_S = 180 * 24 * 3600;

export const deviceSecretOf = (c: Context): string | undefined => getCookie(c, NAME);

export const setDeviceCookie = (c: Context, deps: Pick<AuthDeps, 'siteUrl'>, secret: string): void => {
  setCookie(c, NAME, secret, {
    httpOnly: true,
    sameSite: 'Strict',
    secure: requestOrigin(c, deps.siteUrl).startsWith('https:'),
    path: PATH,
    maxAge: MAX_AGE_S,
  });
};

export const clearDeviceCookie = (c: Context): void => {
  deleteCookie(c, NAME, { path: PATH });
};
