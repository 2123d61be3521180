import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isLoopback } from '#server/config/environment.ts';
import type { ProviderSettings } from '#server/engine/auth/oauth/identity-provider.ts';
import { fetchAnswer, fetchJson, readJson } from './bounded-fetch.ts';
import { ProbeFailure } from './probe-failure.ts';
import type { Probe } from './probe.ts';

const metadataSchema = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  token_endpoint: z.url(),
});
const keysSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });
const refusalSchema = z.object({ error: z.string() });

const withoutSlash = (url: string): string => url.replace(/\/+$/u, '');

/** Plain http speaks to this machine alone, as in a sign-in. */
const requireSecure = (address: string): URL => {
  const url = new URL(address);
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) throw new ProbeFailure('insecure');
  return url;
};

/**
 * Whether the issuer takes our client secret: it is shown with a code that nobody issued. A wrong secret is refused as such,
 * a right one with a word about the code.
 */
const showSecret = async (
  endpoint: string,
  { clientId, clientSecret }: { readonly clientId: string; readonly clientSecret: string },
  signal: AbortSignal,
): Promise<void> => {
  const answer = await fetchAnswer(requireSecure(endpoint), {
    method: 'POST',
    signal,
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: `health-${randomBytes(12).toString('hex')}`,
      code_verifier: randomBytes(32).toString('base64url'),
      redirect_uri: 'https://health.invalid/callback',
      client_id: clientId,
      client_secret: clientSecret,
    }),
  });
  if (answer.status >= 500) throw new ProbeFailure('server_error');
  const refusal = refusalSchema.safeParse(await readJson(answer).catch(() => undefined));
  const isRefused = refusal.success
    ? refusal.data.error === 'invalid_client' || refusal.data.error === 'unauthorized_client'
    : answer.status === 401 || answer.status === 403;
  if (isRefused) throw new ProbeFailure('key_refused');
};

export const probeIdentity = (provider: ProviderSettings): Probe => ({
  id: 'identity',
  target: async () => ({
    where: provider.kind === 'local' ? null : provider.issuer.host,
    attempt: async (signal) => {
      const issuer = withoutSlash(provider.issuer.href);
      const said = await fetchJson(`${issuer}/.well-known/openid-configuration`, { signal });
      const metadata = metadataSchema.safeParse(said);
      if (!metadata.success || withoutSlash(metadata.data.issuer) !== issuer) {
        throw new ProbeFailure('unexpected');
      }
      const keys = await fetchJson(requireSecure(metadata.data.jwks_uri), { signal });
      if (!keysSchema.safeParse(keys).success) throw new ProbeFailure('unexpected');
      const { kind, clientId, clientSecret } = provider;
      if (kind === 'local' || clientSecret === undefined) return;
      await showSecret(metadata.data.token_endpoint, { clientId, clientSecret }, signal);
    },
  }),
});
