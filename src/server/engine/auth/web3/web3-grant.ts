import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Query } from '#server/engine/database/database.ts';
import { AuthError, validationFailed } from '#server/engine/auth/auth-error.ts';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { readAuthBody } from '#server/engine/auth/http/read-auth-body.ts';
import { siteOrigins } from '#server/engine/auth/http/request-origin.ts';
import { clientOf } from '#server/engine/auth/http/client-address.ts';
import { completeSignIn, newSession } from '#server/engine/auth/sessions/new-session.ts';
import { signInWallet, WEB3 } from './web3-account.ts';
import { MalformedMessageError, parseWeb3Message } from './web3-message.ts';
import type { Chain, Web3Message } from './web3-message.ts';
import { ethereumAddress, signedByEthereum, signedBySolana, solanaKey } from './web3-signature.ts';

/** GoTrue's default: a message is good for this long around the time it says it was written. */
const VALIDITY_MS = 10 * 60 * 1000;

const body = z.object({
  chain: z.string({ error: 'Unsupported chain' }),
  message: z
    .string({ error: 'message is too short' })
    .min(64, 'message is too short')
    .max(20 * 1024, 'message must not exceed 20KB'),
  signature: z.string({ error: 'signature required' }).max(200, 'signature is too long'),
});

export const handleWeb3 = async (c: Context, parts: AuthParts): Promise<Response> => {
  if (!parts.deps.auth.web3) {
    throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
  }
  const given = await readAuthBody(c, body);
  const client = clientOf(c, parts);
  await parts.limits.take({ limit: 'signIn', subject: client.address });
  const chain = chainOf(given.chain);
  const message = parse(given.message, chain);
  const address = requireSignature(chain, message, given.message, given.signature);
  requireForUs(chain, message, parts);
  requireInTime(chain, message, parts.now());

  const opened = await parts.deps.db.tx(authAdmin, async (query) => {
    await spendMessage(query, given.message, message);
    const userId = await signInWallet(query, { chain, address, message }, client.address, parts.deps.auth);
    return newSession(c, parts, query, userId, { method: WEB3, provider: WEB3, providerType: 'external' });
  });
  completeSignIn(c, parts, opened);
  return c.json(opened.session);
};

/** As the sentences of GoTrue write them. */
const names: Readonly<Record<Chain, string>> = { ethereum: 'Ethereum', solana: 'Solana' };

const chainOf = (name: string): Chain => {
  if (name === 'ethereum' || name === 'solana') return name;
  throw new AuthError(400, 'web3_unsupported_chain', 'Unsupported chain');
};

const parse = (text: string, chain: Chain): Web3Message => {
  try {
    return parseWeb3Message(text, chain);
  } catch (error) {
    if (error instanceof MalformedMessageError) throw validationFailed(`Malformed message: ${error.message}`);
    throw error;
  }
};

/** Gives the address as accounts know it. */
const requireSignature = (chain: Chain, message: Web3Message, text: string, signature: string): string => {
  if (chain === 'ethereum') {
    if (!/^(0x)?[0-9a-f]{130}$/i.test(signature)) {
      throw validationFailed(
        'signature must be 65 bytes long, encoded as a 130 character-long hexadecimal string',
      );
    }
    const address = ethereumAddress(message.address);
    if (address === undefined) throw validationFailed('Malformed message: the address is not valid');
    if (!signedByEthereum(address, text, signature)) throw wrongSignature();
    return address;
  }
  if (signature.length !== 86 && signature.length !== 88) {
    throw validationFailed('signature must be 64 bytes encoded as base64 with or without padding');
  }
  if (!/^[\w+/-]{86}(==)?$/.test(signature)) {
    throw validationFailed('signature does not contain valid base64 characters');
  }
  const key = solanaKey(message.address);
  if (key === undefined) throw validationFailed('Malformed message: the address is not valid');
  if (!signedBySolana(key, text, signature)) throw wrongSignature();
  return message.address;
};

/** Signed for another site, a message is somebody's loot. */
const requireForUs = (chain: Chain, message: Web3Message, parts: AuthParts): void => {
  const ours = siteOrigins(parts.deps.siteUrl).map((origin) => new URL(origin));
  const site = ours.find(({ host }) => host === message.domain.toLowerCase());
  if (site === undefined || (message.scheme !== undefined && `${message.scheme}:` !== site.protocol)) {
    throw invalidGrant(
      `Signed ${names[chain]} message is using a Domain that does not match the one in URI which is not allowed on this server`,
    );
  }
  if (message.uri.origin !== site.origin) {
    throw invalidGrant(
      `Signed ${names[chain]} message is using URI which is not allowed on this server, message was signed for another app`,
    );
  }
};

const requireInTime = (chain: Chain, message: Web3Message, now: number): void => {
  const name = names[chain];
  if (message.notBefore !== undefined && now < message.notBefore) {
    throw invalidGrant(`Signed ${name} message becomes valid in the future`);
  }
  if (message.expiresAt !== undefined && now >= message.expiresAt) {
    throw invalidGrant(`Signed ${name} message is expired`);
  }
  if (now > message.issuedAt + VALIDITY_MS) throw invalidGrant(`${name} message was issued too long ago`);
  if (now < message.issuedAt - VALIDITY_MS) {
    throw invalidGrant(`${name} message was issued too far in the future`);
  }
};

/** The hash stays until the message would be too old anyway; a minute more for clocks that differ. */
const spendMessage = async (query: Query, text: string, message: Web3Message): Promise<void> => {
  const { rowCount } = await query(
    `insert into kindling.used_sign_in_states (id, expires_at) values ($1, to_timestamp($2))
     on conflict (id) do nothing`,
    [
      `web3:${createHash('sha256').update(text).digest('base64url')}`,
      (message.issuedAt + VALIDITY_MS) / 1000 + 60,
    ],
  );
  if (rowCount !== 1) throw invalidGrant('Signed message was used before');
};

const wrongSignature = (): AuthError => invalidGrant('Signature does not match address in message');

const invalidGrant = (message: string): AuthError =>
  new AuthError(400, 'invalid_grant', message, {
    details: { error: 'invalid_grant', error_description: message },
  });
