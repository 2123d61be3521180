import type { Environment } from '#server/config/environment.ts';
import { PROVIDER } from './identities/sign-in-user.ts';

const otherProviders = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'kakao',
  'keycloak',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'slack',
  'slack_oidc',
  'snapchat',
  'spotify',
  'twitch',
  'twitter',
  'workos',
  'x',
  'zoom',
];

export function isKnownProvider(name: string): boolean {
  return name === PROVIDER || otherProviders.includes(name);
}

/** GoTrue's shape. `disable_signup` is about new accounts as such, and signing in with the provider makes them. */
export function publicSettings(auth: Environment['auth']): Readonly<Record<string, unknown>> {
  return {
    external: {
      ...Object.fromEntries(otherProviders.map((name) => [name, false])),
      [PROVIDER]: true,
      anonymous_users: auth.anonymous,
      email: auth.email,
      phone: auth.phone,
    },
    disable_signup: false,
    mailer_autoconfirm: auth.autoconfirm,
    phone_autoconfirm: auth.autoconfirm,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  };
}
