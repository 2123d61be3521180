import { createHash, timingSafeEqual } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import { z } from 'zod';
import { AuthError } from '#server/engine/auth/auth-error.ts';

export const profileSchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** `identity_data` and the user's metadata, with the names GoTrue gives them. */
  identityData: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
export type ProviderProfile = Readonly<z.output<typeof profileSchema>>;

const text = z.string().max(2048).optional().catch(undefined);

const claimsSchema = z.object({
  iss: z.string().max(2048),
  sub: z.string().min(1).max(255),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254)
    .regex(/^[^\s@]+@[^\s@]+$/),
  // Some issuers send the word instead of the value.
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
    .catch(false),
  name: text,
  picture: text,
});

export const profileOf = (claims: Readonly<Record<string, unknown>>): ProviderProfile => {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) {
    throw new AuthError(500, 'unexpected_failure', 'Error getting user email from external provider');
  }
  const { iss, sub, email, email_verified: emailVerified, name, picture } = parsed.data;
  return {
    issuer: iss,
    subject: sub,
    email,
    emailVerified,
    identityData: {
      iss,
      sub,
      ...(name === undefined ? {} : { name, full_name: name }),
      email,
      ...(isHttps(picture) ? { picture, avatar_url: picture } : {}),
      email_verified: emailVerified,
      phone_verified: false,
      provider_id: sub,
    },
  };
};

const hashes: Readonly<Record<string, string>> = { '256': 'sha256', '384': 'sha384', '512': 'sha512' };

/** OpenID Connect Core 3.1.3.8: optional in the code flow, but when the issuer says it, it has to be true. */
export const checkAccessTokenHash = (
  idToken: string,
  claims: Readonly<Record<string, unknown>>,
  accessToken: string,
): void => {
  const said = claims['at_hash'];
  if (said === undefined) return;
  const alg = decodeProtectedHeader(idToken).alg ?? '';
  const digest = createHash(alg === 'EdDSA' ? 'sha512' : (hashes[alg.slice(2)] ?? 'sha256'))
    .update(accessToken)
    .digest();
  const expected = Buffer.from(digest.subarray(0, digest.length / 2).toString('base64url'));
  const given = Buffer.from(typeof said === 'string' ? said : '');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new Error('The ID token belongs to another access token');
  }
};

const isHttps = (picture: string | undefined): picture is string =>
  picture !== undefined && URL.canParse(picture) && new URL(picture).protocol === 'https:';
