import type { AuthError } from '#server/engine/auth/auth-error.ts';
import { withFragment, withQuery } from './redirect-target.ts';

const oauthNames: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  422: 'access_denied',
  503: 'temporarily_unavailable',
};

/** GoTrue puts an error into the query and into the fragment: PKCE clients read the one, implicit ones the other. */
export const errorRedirect = (target: string, error: AuthError, oauthName?: string): string => {
  const values = {
    error: oauthName ?? oauthNames[error.status] ?? 'server_error',
    error_code: error.code,
    error_description: error.message,
  };
  return withFragment(withQuery(target, values), values);
};
