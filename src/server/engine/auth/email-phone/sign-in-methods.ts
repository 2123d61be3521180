import { AuthError } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import type { EmailOrPhone } from './email-phone.ts';

/** What is off says so in GoTrue's words, as /settings does. */
export const requireMethod = (
  parts: Pick<AuthParts, 'deps'>,
  kind: EmailOrPhone['kind'],
  what: 'signups' | 'logins' = 'logins',
): void => {
  if (parts.deps.auth[kind]) return;
  throw kind === 'email'
    ? new AuthError(422, 'email_provider_disabled', `Email ${what} are disabled`)
    : new AuthError(422, 'phone_provider_disabled', `Phone ${what} are disabled`);
};

/** Before anything is read of a request that neither an e-mail nor a phone could answer. */
export const requireSomeMethod = (parts: Pick<AuthParts, 'deps'>): void => {
  if (!parts.deps.auth.phone) requireMethod(parts, 'email');
};
