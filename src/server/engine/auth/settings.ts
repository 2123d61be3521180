import type { Environment } from '#server/config/environment.ts';
import { otherProviders, PROVIDER } from './identities/providers.ts';

/** GoTrue's shape. `disable_signup` is about new accounts as such: signing in with the provider makes them too. */
export const publicSettings = (auth: Environment['auth']): Readonly<Record<string, unknown>> => ({
  external: {
    ...Object.fromEntries(otherProviders.map((name) => [name, false])),
    [PROVIDER]: true,
    anonymous_users: auth.anonymous,
    email: auth.email,
    phone: auth.phone,
  },
  disable_signup: !auth.signups,
  mailer_autoconfirm: auth.autoconfirm,
  phone_autoconfirm: auth.autoconfirm,
  sms_provider: '',
  saml_enabled: false,
  passkeys_enabled: false,
});
