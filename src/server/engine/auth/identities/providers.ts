/** Whatever issuer stands behind it, the wire calls it google: the one provider the product offers. */
export const PROVIDER = 'google';

export const otherProviders = [
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

export const isKnownProvider = (name: string): boolean => name === PROVIDER || otherProviders.includes(name);
