import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { CryptoKey, JWTPayload } from 'jose';
import { z } from 'zod';
import type { Secrets } from '#server/config/secrets.ts';
import { createTokenCache } from './token-cache.ts';
import { authLimits } from '#server/limits/auth-limits.ts';

/**
 * `reason` decides the words on the wire: nothing was sent, it is no good, it was good once, or it is signed by us and says
 * something we do not accept.
 */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';
  readonly reason: 'missing' | 'invalid' | 'expired' | 'claims';

  constructor(reason: InvalidTokenError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface VerifiedToken {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  readonly claims: Readonly<JWTPayload>;
  readonly sessionId: string | undefined;
}

interface Candidate {
  readonly key: CryptoKey | Uint8Array;
  readonly alg: string;
  readonly configured: boolean;
  /** JWT_SECRET: tokens of the project this install came from. */
  readonly legacy: boolean;
}

const CACHE_SIZE = 2000;

const roleSchema = z.enum(['anon', 'authenticated', 'service_role']);
const uuidSchema = z.guid();

export const createVerifyToken = (options: {
  readonly secrets: Pick<Secrets, 'signingKeys' | 'legacyJwtSecret'>;
  readonly issuer: string;
  readonly now?: () => number;
  readonly cacheSize?: number;
}): ((token: string, digest: Buffer) => Promise<VerifiedToken>) => {
  const now = options.now ?? Date.now;
  const cache = createTokenCache<VerifiedToken>({ maximum: options.cacheSize ?? CACHE_SIZE, now });

  return async (token, digest) => {
    if (token.length > authLimits.accessTokenLength) throw invalid('the token is too long');
    const name = digest.toString('base64');
    const known = cache.get(name);
    if (known !== undefined) return known;
    let failure = invalid('no key fits the token');
    for (const candidate of candidatesFor(token, options.secrets)) {
      try {
        const { payload } = await jwtVerify(token, candidate.key, {
          algorithms: [candidate.alg],
          currentDate: new Date(now()),
        });
        const verified = checkClaims(payload, candidate, options.issuer);
        if (payload.exp !== undefined) cache.set(name, verified, payload.exp * 1000);
        return verified;
      } catch (error) {
        // Where one key fits, what it found counts, and not that another does not fit.
        const found = asInvalidToken(error);
        if (failure.reason !== 'claims') failure = found;
        if (failure.reason === 'expired') break;
      }
    }
    throw failure;
  };
};

/** The key decides the algorithm; the header only says which key is meant. */
const candidatesFor = (
  token: string,
  secrets: Pick<Secrets, 'signingKeys' | 'legacyJwtSecret'>,
): readonly Candidate[] => {
  const header = readHeader(token);
  const named = secrets.signingKeys.filter((key) =>
    header.kid === undefined ? key.alg === header.alg : key.kid === header.kid,
  );
  const fitting = named
    .filter((key) => key.alg === header.alg)
    .map((key) => ({ key: key.publicKey, alg: key.alg, configured: key.configured, legacy: false }));
  if (named.length > 0 || header.alg !== 'HS256' || secrets.legacyJwtSecret === undefined) return fitting;
  // Hosted projects put a kid into HS256 tokens too, which names nothing here.
  return [{ key: secrets.legacyJwtSecret, alg: 'HS256', configured: true, legacy: true }];
};

const readHeader = (
  token: string,
): { readonly alg: string | undefined; readonly kid: string | undefined } => {
  try {
    const { alg, kid } = decodeProtectedHeader(token);
    return { alg, kid };
  } catch {
    throw invalid('the token is malformed');
  }
};

const checkClaims = (payload: JWTPayload, candidate: Candidate, issuer: string): VerifiedToken => {
  const role = roleSchema.safeParse(payload['role']);
  if (!role.success) throw wrongClaim('the role claim is not one of ours');
  if (!candidate.legacy && payload.iss !== issuer) throw wrongClaim('the token is from another issuer');
  if (role.data === 'service_role' && !candidate.configured) {
    throw wrongClaim('this key cannot grant that role');
  }
  const sessionId = uuidSchema.safeParse(payload['session_id']);
  if (payload['session_id'] !== undefined && !sessionId.success) {
    throw wrongClaim('the session claim is not valid');
  }
  if (role.data === 'authenticated' || !candidate.configured) {
    if (payload.exp === undefined) throw wrongClaim('the token never expires');
    if (!uuidSchema.safeParse(payload.sub).success) throw wrongClaim('missing sub claim');
    if (!sessionId.success && !candidate.legacy) throw wrongClaim('missing session_id claim');
    if (!(candidate.legacy && payload.aud === undefined) && !isForUsers(payload.aud)) {
      throw wrongClaim('the token is for another audience');
    }
  }
  return { role: role.data, claims: Object.freeze(payload), sessionId: sessionId.data };
};

const isForUsers = (audience: string | readonly string[] | undefined): boolean =>
  typeof audience === 'string' ? audience === 'authenticated' : (audience ?? []).includes('authenticated');

const asInvalidToken = (error: unknown): InvalidTokenError => {
  if (error instanceof InvalidTokenError) return error;
  if (error instanceof errors.JWTExpired) return new InvalidTokenError('expired', 'the token is expired');
  if (error instanceof errors.JWTClaimValidationFailed) {
    return wrongClaim(`the ${error.claim} claim is not valid`);
  }
  return invalid('the signature cannot be verified');
};

const invalid = (message: string): InvalidTokenError => new InvalidTokenError('invalid', message);

const wrongClaim = (message: string): InvalidTokenError => new InvalidTokenError('claims', message);
