import { calculateJwkThumbprint, importJWK } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { z } from 'zod';
import { ConfigurationError } from '#server/config/environment.ts';

export interface SigningKey {
  readonly kid: string;
  readonly alg: string;
  /** Given by the operator. Only such a key may vouch for `service_role`. */
  readonly configured: boolean;
  /** What JWKS shows: the public numbers and nothing else. */
  readonly publicJwk: JWK;
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey | undefined;
  /** Milliseconds since 1970; verifies before that already. */
  readonly activeFrom: number;
}

const jwkSchema = z.looseObject({
  kty: z.string(),
  kid: z.string().min(1).max(200).optional(),
  alg: z.string().optional(),
  use: z.string().optional(),
  crv: z.string().optional(),
  x: z.string().optional(),
  y: z.string().optional(),
  n: z.string().optional(),
  e: z.string().optional(),
  d: z.string().optional(),
});
type GivenKey = z.output<typeof jwkSchema>;

const jwkSetSchema = z.union([z.object({ keys: z.array(jwkSchema) }), z.array(jwkSchema)]);

const publicMembers = { EC: ['crv', 'x', 'y'], RSA: ['n', 'e'], OKP: ['crv', 'x'] } as const;
const privateMembers = { EC: ['d'], RSA: ['d', 'p', 'q', 'dp', 'dq', 'qi'], OKP: ['d'] } as const;
const curveAlgorithms: Readonly<Record<string, string>> = {
  'P-256': 'ES256',
  'P-384': 'ES384',
  'P-521': 'ES512',
  Ed25519: 'EdDSA',
};
const rsaAlgorithms = new Set(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512']);

/** JWT_KEYS: `{ "keys": […] }`, or the bare list GoTrue takes. */
export const parseJwtKeys = async (text: string): Promise<readonly SigningKey[]> => {
  const parsed = jwkSetSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new ConfigurationError('JWT_KEYS must be a JWK set in JSON');
  const given = Array.isArray(parsed.data) ? parsed.data : parsed.data.keys;
  const keys = await Promise.all(given.map((jwk) => importSigningKey(jwk, true)));
  if (keys.every((key) => key.privateKey === undefined)) {
    throw new ConfigurationError('JWT_KEYS has no private key, so nothing could be signed');
  }
  if (new Set(keys.map((key) => key.kid)).size !== keys.length) {
    throw new ConfigurationError('JWT_KEYS names two keys with the same kid');
  }
  return keys;
};

export const importSigningKey = async (
  jwk: GivenKey,
  configured: boolean,
  activeFrom = 0,
): Promise<SigningKey> => {
  if (jwk.kty !== 'EC' && jwk.kty !== 'RSA' && jwk.kty !== 'OKP') {
    throw new ConfigurationError(
      `JWT_KEYS has a key of type ${jwk.kty === 'oct' ? 'oct (symmetric): use JWT_SECRET for that' : 'unknown'}`,
    );
  }
  if (jwk.use !== undefined && jwk.use !== 'sig') {
    throw new ConfigurationError('JWT_KEYS has a key that is not for signatures');
  }
  const alg = algorithmOf(jwk);
  const publicPart = pick(jwk, jwk.kty, publicMembers[jwk.kty]);
  try {
    const kid = jwk.kid ?? (await calculateJwkThumbprint(publicPart));
    return {
      kid,
      alg,
      configured,
      publicJwk: { ...publicPart, kid, alg, use: 'sig', key_ops: ['verify'] },
      publicKey: await importKey(publicPart, alg),
      privateKey:
        jwk.d === undefined
          ? undefined
          : await importKey({ ...publicPart, ...pick(jwk, jwk.kty, privateMembers[jwk.kty]) }, alg),
      activeFrom,
    };
  } catch {
    throw new ConfigurationError('JWT_KEYS has a key that cannot be read');
  }
};

const algorithmOf = (jwk: GivenKey): string => {
  if (jwk.kty === 'RSA') {
    if (Buffer.from(jwk.n ?? '', 'base64url').length < 256) {
      throw new ConfigurationError('JWT_KEYS has an RSA key of less than 2048 bits');
    }
    const alg = jwk.alg ?? 'RS256';
    if (!rsaAlgorithms.has(alg)) throw wrongAlgorithm();
    return alg;
  }
  const alg = curveAlgorithms[jwk.crv ?? ''];
  if (alg === undefined) throw new ConfigurationError('JWT_KEYS has a key on a curve that is not supported');
  if (jwk.alg !== undefined && jwk.alg !== alg && !(alg === 'EdDSA' && jwk.alg === 'Ed25519')) {
    throw wrongAlgorithm();
  }
  return alg;
};

const wrongAlgorithm = (): ConfigurationError =>
  new ConfigurationError('JWT_KEYS has a key whose alg does not fit its type');

const pick = (jwk: GivenKey, kty: string, members: readonly string[]): JWK => ({
  kty,
  ...Object.fromEntries(members.map((member) => [member, jwk[member]])),
});

const importKey = async (jwk: JWK, alg: string): Promise<CryptoKey> => {
  const key = await importJWK(jwk, alg);
  if (key instanceof Uint8Array) throw new TypeError('symmetric');
  return key;
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
