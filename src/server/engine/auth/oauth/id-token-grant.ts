import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import { AuthError, manualLinkingDisabled, validationFailed } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { linkIdentity } from '#server/engine/auth/identities/link-identity.ts';
import { readAuthBody } from '#server/engine/auth/http/read-auth-body.ts';
import { requireBearer, requireUser } from '#server/engine/auth/users/require-user.ts';
import { completeSignIn, newSession } from '#server/engine/auth/sessions/new-session.ts';
import { isKnownProvider, PROVIDER } from '#server/engine/auth/identities/providers.ts';
import { signInUser } from '#server/engine/auth/identities/sign-in-user.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';

const text = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .nullish()
    .transform((value) => value || undefined);

const body = z.object({
  provider: text(2048),
  issuer: text(2048),
  client_id: text(512),
  id_token: z
    .string({ error: 'id_token required' })
    .min(1, 'id_token required')
    .max(16_384, 'id_token is too long'),
  access_token: text(16_384),
  nonce: text(1024),
  link_identity: z.boolean().nullish(),
});

export const handleIdToken = async (c: Context, parts: AuthParts): Promise<Response> => {
  const given = await readAuthBody(c, body);
  requireConfiguredIssuer(parts, given);
  const client = clientOf(c, parts);
  await parts.limits.take({ limit: 'signIn', subject: client.address });
  const bearer = given.link_identity === true ? await requireBearer(c, parts) : undefined;
  if (bearer !== undefined && !parts.deps.auth.manualLinking) throw manualLinkingDisabled();
  const profile = await parts.verifyIdToken({
    idToken: given.id_token,
    accessToken: given.access_token,
    nonce: given.nonce,
  });
  const opened = await parts.deps.db.tx(authAdmin, async (query) => {
    const userId =
      bearer === undefined
        ? await signInUser(query, profile, parts.deps, client.address)
        : await linkIdentity(query, (await requireUser(query, bearer)).id, profile, client.address);
    return newSession(c, parts, query, userId);
  });
  completeSignIn(c, parts, opened);
  return c.json(opened.session);
};

/** There is one issuer. It goes by the wire's name for it, or by its own address. */
const requireConfiguredIssuer = (
  parts: AuthParts,
  given: { readonly provider: string | undefined; readonly issuer: string | undefined },
): void => {
  const name = given.provider ?? given.issuer;
  if (name === undefined) throw validationFailed('provider or client_id and issuer required');
  if (name === PROVIDER || withoutSlash(name) === withoutSlash(parts.deps.provider.issuer.href)) return;
  if (isKnownProvider(name)) {
    throw new AuthError(400, 'provider_disabled', `Provider (issuer ${JSON.stringify(name)}) is not enabled`);
  }
  throw validationFailed(`Custom OIDC provider ${JSON.stringify(name.slice(0, 200))} not allowed`);
};

const withoutSlash = (address: string): string => address.replace(/\/$/, '');
