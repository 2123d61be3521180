import { createHmac, randomUUID } from 'node:crypto';
import { base64url, exportSPKI, generateKeyPair, SignJWT } from 'jose';
import type { SigningKey } from '#server/config/signing-keys.ts';

export interface ForgeryMaterial {
  readonly key: SigningKey;
  readonly issuer: string;
  /** A real account and a real live session, so that nothing but the forgery can be the reason. */
  readonly sub: string;
  readonly sessionId: string;
}

/** A token that is good in every respect, signed with the install's own key, with changes. */
export const tokenWith = async (
  material: ForgeryMaterial,
  claims: Readonly<Record<string, unknown>> = {},
  header: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const { key } = material;
  if (key.privateKey === undefined) throw new Error('no private key');
  return new SignJWT({ ...goodClaims(material), ...claims })
    .setProtectedHeader({ alg: key.alg, kid: key.kid, typ: 'JWT', ...header })
    .sign(key.privateKey);
};

/** Every forgery by name; each must be refused by every service. */
export const forgeries = async (
  material: ForgeryMaterial,
): Promise<ReadonlyArray<readonly [string, string]>> => {
  const { key } = material;
  const claims = goodClaims(material);
  const stranger = await generateKeyPair('ES256');
  const byStranger = (header: Readonly<Record<string, unknown>>): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: 'ES256', ...header }).sign(stranger.privateKey);
  const good = await tokenWith(material);
  const [head = '', body = '', signature = ''] = good.split('.');
  const publicText = await exportSPKI(key.publicKey);
  const withAdmin = base64url.encode(JSON.stringify({ ...claims, app_metadata: { role: 'admin' } }));
  return [
    ['none', `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`],
    ['none with our kid', `${encode({ alg: 'none', kid: key.kid })}.${body}.`],
    ['nOnE with a signature', `${encode({ alg: 'nOnE', kid: key.kid })}.${body}.${signature}`],
    ['HS256 with the public key as PEM', hs256({ alg: 'HS256', kid: key.kid }, body, publicText)],
    ['HS256 with the public key as PEM, no kid', hs256({ alg: 'HS256' }, body, publicText)],
    ['HS256 with the public JWK', hs256({ alg: 'HS256', kid: key.kid }, body, JSON.stringify(key.publicJwk))],
    ['HS256 with an empty secret', hs256({ alg: 'HS256' }, body, '')],
    ['unknown kid', await tokenWith(material, {}, { kid: randomUUID() })],
    ['our kid, another key', await byStranger({ kid: key.kid })],
    ['no kid, another key', await byStranger({})],
    ['a key of its own in the header', await byStranger({ kid: key.kid, jwk: key.publicJwk })],
    ['expired', await tokenWith(material, { exp: now() - 1 })],
    ['never expires', await tokenWith(material, { exp: undefined })],
    ['foreign issuer', await tokenWith(material, { iss: 'https://evil.example/auth/v1' })],
    ['no issuer', await tokenWith(material, { iss: undefined })],
    ['foreign audience', await tokenWith(material, { aud: 'somebody-else' })],
    ['service_role', await tokenWith(material, { role: 'service_role' })],
    ['a database role', await tokenWith(material, { role: 'supabase_auth_admin' })],
    ['postgres', await tokenWith(material, { role: 'postgres' })],
    ['no role', await tokenWith(material, { role: undefined })],
    ['no session', await tokenWith(material, { session_id: undefined })],
    ['a session that is no uuid', await tokenWith(material, { session_id: "' or true --" })],
    ['a subject that is no uuid', await tokenWith(material, { sub: 'admin' })],
    ['changed claims', `${head}.${withAdmin}.${signature}`],
    ['a cut signature', `${head}.${body}.${signature.slice(0, -4)}`],
    ['no signature', `${head}.${body}.`],
    ['two parts', `${head}.${body}`],
    ['nonsense', 'nonsense'],
    ['too long', await tokenWith(material, { padding: 'x'.repeat(9000) })],
  ];
};

const goodClaims = (material: ForgeryMaterial): Record<string, unknown> => ({
  iss: material.issuer,
  sub: material.sub,
  aud: 'authenticated',
  exp: now() + 600,
  iat: now(),
  role: 'authenticated',
  session_id: material.sessionId,
});

const hs256 = (header: object, body: string, secret: string): string => {
  const signed = `${encode(header)}.${body}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};

const encode = (value: object): string => base64url.encode(JSON.stringify(value));

const now = (): number => Math.floor(Date.now() / 1000);
