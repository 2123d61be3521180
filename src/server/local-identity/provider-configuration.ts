import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration } from 'oidc-provider';
import type { Secrets } from '#server/config/secrets.ts';
import type { LocalAccounts } from './local-accounts.ts';
import { CLIENT_ID, MOUNT_PATH, SCOPES } from './local-provider.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { localIdentityLimits } from '#server/limits/local-identity-limits.ts';

export const providerConfiguration = async (options: {
  readonly accounts: LocalAccounts;
  readonly secrets: Pick<Secrets, 'derive'>;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
  readonly errorPage: (description: string) => Promise<string>;
  readonly now: () => number;
}): Promise<Configuration> => {
  // Lives as long as the process: nothing it signs is looked at again after the sign-in.
  const pair = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(pair.privateKey);
  const cookie = { httpOnly: true, sameSite: 'lax', overwrite: true, signed: true } as const;
  return {
    adapter: createMemoryAdapter({ maximum: localIdentityLimits.records, now: options.now }),
    jwks: { keys: [{ ...jwk, kty: 'EC', alg: 'ES256', use: 'sig', kid: 'local' }] },
    cookies: {
      keys: [options.secrets.derive('local identity cookies').toString('base64url')],
      long: { ...cookie, path: MOUNT_PATH },
      short: cookie,
    },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: options.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: [...options.redirectUris],
      },
    ],
    clientAuthMethods: ['client_secret_post'],
    responseTypes: ['code'],
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 600,
      Interaction: 3600,
      Session: 3600,
    },
    // The session ends with the answer, before the code is exchanged.
    expiresWithSession: () => false,
    interactions: { url: (_ctx, interaction) => `${MOUNT_PATH}/interaction/${interaction.uid}` },
    findAccount: async (_ctx, id) => {
      const account = await options.accounts.find(id);
      if (account === undefined) return undefined;
      return {
        accountId: account.id,
        // Nobody checked the address: it was typed on the page.
        claims: () => ({ sub: account.id, email: account.email, email_verified: false, name: account.name }),
      };
    },
    // Choosing the account is the consent: there is one application, and it is on this computer too.
    loadExistingGrant: async ({ oidc }) => {
      if (oidc.client === undefined || oidc.session?.accountId === undefined) return undefined;
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope(SCOPES);
      await grant.save();
      return grant;
    },
    renderError: async (ctx, out) => {
      ctx.type = 'html';
      ctx.body = await options.errorPage(out.error_description ?? out.error);
    },
  };
};
