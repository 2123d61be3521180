import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import { AuthError, validationFailed } from './auth-error.ts';
import type { AuthParts } from './auth-parts.ts';
import { clearDeviceCookie, deviceSecretOf, setDeviceCookie } from './sessions/device-cookie.ts';
import { redeemCode } from './pkce/auth-code.ts';
import { handleIdToken } from './oauth/id-token-grant.ts';
import { linkIdentity } from './identities/link-identity.ts';
import { handlePasswordGrant } from './email-phone/password-grant.ts';
import { readAuthBody } from './http/read-auth-body.ts';
import { refreshSession } from './sessions/refresh-session.ts';
import { completeSignIn, newSession } from './sessions/new-session.ts';
import { emailLogin, toWireSession } from './sessions/session.ts';
import { clientOf } from './http/client-address.ts';

const MISSING_CODE = 'invalid request: both auth code and code verifier should be non-empty';
const code = z.string({ error: MISSING_CODE }).min(1, MISSING_CODE).max(512, MISSING_CODE);
const pkceBody = z.object({ auth_code: code, code_verifier: code });

const refreshBody = z.object({
  refresh_token: z
    .string({ error: 'refresh_token required' })
    .min(1, 'refresh_token required')
    .max(512, 'refresh_token is too long'),
});

export const handleToken = async (c: Context, parts: AuthParts): Promise<Response> => {
  const grant = c.req.query('grant_type');
  switch (grant) {
    case 'pkce':
      return exchange(c, parts);
    case 'refresh_token':
      return refresh(c, parts);
    case 'password':
      return handlePasswordGrant(c, parts);
    case 'id_token':
      return handleIdToken(c, parts);
    case 'web3':
      return (await import('./web3/web3-grant.ts')).handleWeb3(c, parts);
    case undefined:
      throw validationFailed('grant_type required');
    default:
      throw new AuthError(400, 'unsupported_grant_type', 'unsupported_grant_type');
  }
};

const exchange = async (c: Context, parts: AuthParts): Promise<Response> => {
  const body = await readAuthBody(c, pkceBody);
  const { opened, tokens } = await parts.deps.db.tx(authAdmin, async (query) => {
    const {
      userId,
      method,
      tokens: given,
      link,
    } = await redeemCode(query, parts.providerTokenBox, {
      authCode: body.auth_code,
      codeVerifier: body.code_verifier,
    });
    if (link !== undefined) await linkIdentity(query, userId, link, clientOf(c, parts).address);
    const login = method === 'oauth' ? undefined : emailLogin(method);
    return { opened: await newSession(c, parts, query, userId, login), tokens: given };
  });
  completeSignIn(c, parts, opened);
  return c.json({
    ...opened.session,
    provider_token: tokens?.accessToken ?? null,
    provider_refresh_token: tokens?.refreshToken ?? null,
  });
};

const refresh = async (c: Context, parts: AuthParts): Promise<Response> => {
  const body = await readAuthBody(c, refreshBody);
  await parts.limits.take({ limit: 'refresh', subject: clientOf(c, parts).address });
  const request = { refreshToken: body.refresh_token, deviceSecret: deviceSecretOf(c) };
  const outcome = await parts.deps.db.tx(authAdmin, async (query) => {
    const result = await refreshSession(query, parts.session, request, clientOf(c, parts));
    if (result.kind === 'refused') return result;
    const session = await toWireSession(query, parts.session, result.session, parts.now());
    return { kind: 'refreshed', session, deviceSecret: result.deviceSecret } as const;
  });
  if (outcome.kind === 'refused') {
    if (outcome.reused !== undefined) parts.deps.onReuse?.(outcome.reused);
    clearDeviceCookie(c);
    throw outcome.error;
  }
  if (outcome.deviceSecret !== undefined) setDeviceCookie(c, parts.deps, outcome.deviceSecret);
  return c.json(outcome.session);
};
