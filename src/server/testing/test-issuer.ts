import { createHash, randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { z } from 'zod';

export interface TestIssuer {
  readonly url: string;
  /** What the next sign-ins are answered with. Anything said here overrides the honest answer. */
  answer: IssuerAnswer;
  /** An ID token as an app would get it without us. */
  readonly idToken: (claims: Readonly<Record<string, unknown>>, options?: TokenOptions) => Promise<string>;
  readonly stop: () => Promise<void>;
}

interface IssuerAnswer {
  readonly claims: Readonly<Record<string, unknown>>;
  /** Sent back instead of a code. */
  readonly error?: string;
  /** The `iss` parameter of RFC 9207. */
  readonly responseIssuer?: string;
  readonly accessToken?: string;
  readonly refreshToken?: string;
  /** Signs with a key that the issuer does not publish. */
  readonly wrongKey?: boolean;
}

interface TokenOptions {
  readonly wrongKey?: boolean;
  readonly kid?: string;
}

const formSchema = z.object({ code: z.string(), code_verifier: z.string(), redirect_uri: z.string() });

/** An issuer that never asks anything and says whatever a test wants, lies included. */
export const startTestIssuer = async (port = 0): Promise<TestIssuer> => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const other = await generateKeyPair('ES256');
  const published = { ...(await exportJWK(pair.publicKey)), alg: 'ES256', use: 'sig', kid: 'test' };
  const requests = new Map<string, { nonce: string; challenge: string; redirectUri: string }>();
  const app = new Hono();
  let url = '';

  app.get('/.well-known/openid-configuration', (c) =>
    c.json({
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
    }),
  );
  app.get('/jwks', (c) => c.json({ keys: [published] }));
  app.get('/authorize', (c) => {
    const back = new URL(c.req.query('redirect_uri') ?? '');
    back.searchParams.set('state', c.req.query('state') ?? '');
    back.searchParams.set('iss', issuer.answer.responseIssuer ?? url);
    if (issuer.answer.error === undefined) {
      const code = randomUUID();
      requests.set(code, {
        nonce: c.req.query('nonce') ?? '',
        challenge: c.req.query('code_challenge') ?? '',
        redirectUri: c.req.query('redirect_uri') ?? '',
      });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', issuer.answer.error);
    }
    return c.redirect(back.href);
  });
  app.post('/token', async (c) => {
    const body = formSchema.parse(await c.req.parseBody());
    const { code } = body;
    const request = requests.get(code);
    requests.delete(code);
    const challenge = createHash('sha256').update(body.code_verifier).digest('base64url');
    if (request?.challenge !== challenge || request.redirectUri !== body.redirect_uri) {
      return c.json({ error: 'invalid_grant' }, 400);
    }
    const accessToken = issuer.answer.accessToken ?? randomUUID();
    const digest = createHash('sha256').update(accessToken).digest();
    const now = Math.floor(Date.now() / 1000);
    const idToken = await new SignJWT({
      iss: url,
      aud: 'test-client',
      iat: now,
      exp: now + 300,
      nonce: request.nonce,
      at_hash: digest.subarray(0, 16).toString('base64url'),
      ...issuer.answer.claims,
    })
      .setProtectedHeader({ alg: 'ES256', kid: 'test' })
      .sign(issuer.answer.wrongKey === true ? other.privateKey : pair.privateKey);
    return c.json({
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 300,
      id_token: idToken,
      ...(issuer.answer.refreshToken === undefined ? {} : { refresh_token: issuer.answer.refreshToken }),
    });
  });

  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, (address) => {
      url = `http://127.0.0.1:${address.port}`;
      resolve(started);
    });
  });
  const issuer: TestIssuer = {
    url,
    answer: { claims: {} },
    idToken: (claims, options = {}) => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ iss: url, aud: 'test-client', iat: now, exp: now + 300, ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: options.kid ?? 'test' })
        .sign(options.wrongKey === true ? other.privateKey : pair.privateKey);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return issuer;
};
