import type { Secrets } from '#server/config/secrets.ts';
import type { ProviderSettings } from '#server/engine/auth/oauth/identity-provider.ts';

export const CLIENT_ID = 'kindling';
export const MOUNT_PATH = '/local-identity';
export const SCOPES = 'openid email profile';

/** What the auth service needs to know to use the built-in provider like any other issuer. */
export const localProvider = (options: {
  readonly secrets: Pick<Secrets, 'derive'>;
  /** Origin the server itself can reach, i.e. the address it listens on. */
  readonly origin: string;
}): ProviderSettings & { readonly clientSecret: string } => ({
  kind: 'local',
  issuer: new URL(`${options.origin}${MOUNT_PATH}`),
  clientId: CLIENT_ID,
  clientSecret: options.secrets.derive('local identity client').toString('base64url'),
  scopes: SCOPES,
});
