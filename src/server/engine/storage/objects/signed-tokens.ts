import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Secrets } from '#server/config/secrets.ts';
import type { ObjectPlace } from '#server/engine/storage/http/object-name.ts';
import { invalidJwt, invalidSignature } from '#server/engine/storage/storage-error.ts';
import { storageLimits } from '#server/limits/storage-limits.ts';

/** As Supabase documents it for signed upload addresses. */
const UPLOAD_SECONDS = 2 * 60 * 60;
const ALGORITHM = 'HS256';

interface UploadGrant {
  readonly owner: string | undefined;
  readonly upsert: boolean;
}

/** Each token opens one object for one purpose: one for reading never writes, and the other way round. */
export interface SignedTokens {
  readonly signDownload: (place: ObjectPlace, seconds: number) => Promise<string>;
  readonly signUpload: (place: ObjectPlace, grant: UploadGrant) => Promise<string>;
  /** The place the token is for, which is the one asked for. */
  readonly verifyDownload: (token: string | undefined, asked: ObjectPlace) => Promise<ObjectPlace>;
  readonly verifyUpload: (token: string | undefined, place: ObjectPlace) => Promise<UploadGrant>;
}

const claimsSchema = z.object({
  url: z.string(),
  owner: z.string().optional(),
  upsert: z.boolean().default(false),
});

export const createSignedTokens = (secrets: Pick<Secrets, 'derive'>): SignedTokens => {
  const key = new Uint8Array(secrets.derive('storage url signing'));

  const sign = (claims: Record<string, unknown>, audience: string, seconds: number): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(key);

  const verify = async (
    token: string | undefined,
    audience: string,
    places: readonly ObjectPlace[],
  ): Promise<UploadGrant & { readonly place: ObjectPlace }> => {
    if (token === undefined || token === '') {
      throw invalidJwt("querystring must have required property 'token'");
    }
    if (token.length > storageLimits.signedTokenLength) throw invalidJwt('Invalid JWT');
    let payload: unknown;
    try {
      ({ payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        audience,
        requiredClaims: ['exp', 'url'],
      }));
    } catch (error) {
      throw invalidJwt(
        error instanceof errors.JWTExpired ? '"exp" claim timestamp check failed' : 'Invalid JWT',
      );
    }
    const claims = claimsSchema.safeParse(payload);
    const place = places.find((candidate) => claims.data?.url === urlOf(candidate));
    if (!claims.success || place === undefined) throw invalidSignature('The url do not match the signature');
    return { place, owner: claims.data.owner, upsert: claims.data.upsert };
  };

  return {
    signDownload: (place, seconds) => sign({ url: urlOf(place) }, 'download', seconds),
    signUpload: (place, { owner, upsert }) =>
      sign(
        { url: urlOf(place), upsert, ...(owner === undefined ? {} : { owner }) },
        'upload',
        UPLOAD_SECONDS,
      ),
    verifyDownload: async (token, asked) => {
      const { place } = await verify(token, 'download', [
        asked,
        { ...asked, name: restoreReserved(asked.name) },
      ]);
      return place;
    },
    verifyUpload: (token, place) => verify(token, 'upload', [place]),
  };
};

const urlOf = ({ bucketId, name }: ObjectPlace): string => `${bucketId}/${name}`;

/**
 * The client encodes the address it is given once more, all but `?` and `#`, which would end the path: those two
 * go out encoded, come back encoded twice, and are put right here.
 */
export const encodeReserved = (name: string): string => name.replaceAll('?', '%3F').replaceAll('#', '%23');

const restoreReserved = (name: string): string => name.replaceAll('%3F', '?').replaceAll('%23', '#');
