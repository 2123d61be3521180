import { hash, timingSafeEqual } from 'node:crypto';
import type { Actor } from '#server/engine/database/database.ts';
import type { Secrets } from '#server/config/secrets.ts';
import { createVerifyToken, InvalidTokenError } from './verify-token.ts';

export { InvalidTokenError };

export type Identify = (request: Request) => Promise<Actor>;

const anonymous: Actor = { role: 'anon', claims: { role: 'anon' } };
const service: Actor = { role: 'service_role', claims: { role: 'service_role' } };

/** Who is asking: the `apikey` says at least anonymous, a user's token in `Authorization` wins over it. */
export const createIdentify = (options: {
  readonly secrets: Pick<Secrets, 'publishableKey' | 'secretKey' | 'signingKeys' | 'legacyJwtSecret'>;
  readonly issuer: string;
  readonly now?: () => number;
}): Identify => {
  const verify = createVerifyToken(options);
  const secretDigest = digest(options.secrets.secretKey);

  const actorOf = async (credential: string): Promise<Actor> => {
    // Every page brings this one: it is no secret.
    if (credential === options.secrets.publishableKey) return anonymous;
    // Digests have one length, so the comparison tells nothing about the key, not even how long it is.
    const given = digest(credential);
    if (timingSafeEqual(given, secretDigest)) return service;
    const { role, claims, sessionId } = await verify(credential, given);
    return { role, claims, ...(sessionId === undefined ? {} : { sessionId }) };
  };

  return async (request) => {
    const apikey = request.headers.get('apikey') ?? apikeyInQuery(request.url);
    const bearer = bearerOf(request.headers.get('authorization'));
    if (apikey === undefined && bearer === undefined) {
      throw new InvalidTokenError('missing', 'no API key was sent');
    }
    const byKey = apikey === undefined ? undefined : await actorOf(apikey);
    if (byKey?.role === 'authenticated') {
      throw new InvalidTokenError('invalid', 'a user token is not an API key');
    }
    if (bearer === undefined || bearer === apikey) return byKey ?? anonymous;
    return actorOf(bearer);
  };
};

const bearerOf = (header: string | null): string | undefined => {
  if (header === null) return undefined;
  const token = /^bearer +(\S+) *$/i.exec(header)?.[1];
  if (token === undefined) {
    throw new InvalidTokenError('invalid', 'the Authorization header is not a bearer token');
  }
  return token;
};

const apikeyInQuery = (url: string): string | undefined => {
  if (!url.includes('apikey=')) return undefined;
  return new URL(url).searchParams.get('apikey') ?? undefined;
};

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');
