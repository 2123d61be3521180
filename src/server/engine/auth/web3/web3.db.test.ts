import { generateKeyPairSync, sign } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 as keccak } from '@noble/hashes/sha3.js';
import type { EthereumWallet, SolanaWallet } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestClient, signIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

type Auth = ReturnType<typeof createTestClient>['auth'];

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ AUTH_WEB3: 'on', AUTH_RATE_FACTOR: '100' });
  // The first account of an install becomes admin, and that must never be a wallet's.
  await signIn(server, { email: 'ada@example.org', name: 'Ada' });
});
afterAll(() => server.stop());

interface TestWallet {
  readonly address: string;
  readonly sign: (message: string) => `0x${string}`;
  readonly wallet: EthereumWallet;
}

const ethereumWallet = (): TestWallet => {
  const { secretKey } = secp256k1.keygen();
  const publicKey = secp256k1.getPublicKey(secretKey, false);
  const address = `0x${Buffer.from(keccak(publicKey.subarray(1)).subarray(12)).toString('hex')}`;
  const signText = (message: string): `0x${string}` => {
    const text = Buffer.from(message);
    const digest = keccak(
      Buffer.concat([Buffer.from(`\u0019Ethereum Signed Message:\n${text.length}`), text]),
    );
    const bytes = secp256k1.sign(digest, secretKey, { prehash: false, format: 'recovered' });
    const mark = (27 + (bytes[0] ?? 0)).toString(16);
    return `0x${Buffer.from(bytes.subarray(1)).toString('hex')}${mark}`;
  };
  const answers: Record<string, (params: readonly string[]) => unknown> = {
    eth_requestAccounts: () => [address],
    eth_chainId: () => '0x1',
    personal_sign: ([message = '']) => signText(Buffer.from(message.slice(2), 'hex').toString()),
  };
  const wallet = {
    address,
    request: ({ method, params }: { method: string; params?: unknown }) =>
      Promise.resolve(answers[method]?.(z.array(z.string()).parse(params ?? []))),
    on: () => {},
    removeListener: () => {},
  };
  return { address, sign: signText, wallet };
};

interface MessageParts {
  readonly domain?: string;
  readonly address: string;
  readonly uri?: string;
  readonly issuedAt?: number;
  readonly more?: readonly string[];
}

const message = ({ domain, address, uri, issuedAt = Date.now(), more = [] }: MessageParts): string =>
  [
    `${domain ?? new URL(server.url).host} wants you to sign in with your Ethereum account:`,
    address,
    '',
    '',
    `URI: ${uri ?? `${server.url}/`}`,
    'Version: 1',
    'Chain ID: 1',
    `Issued At: ${new Date(issuedAt).toISOString()}`,
    ...more,
  ].join('\n');

const signInWith = async (text: string, signature: `0x${string}`): ReturnType<Auth['signInWithWeb3']> =>
  createTestClient(server).auth.signInWithWeb3({ chain: 'ethereum', message: text, signature });

const refusal = async (text: string, signature: `0x${string}`): Promise<unknown> => {
  const { error } = await signInWith(text, signature);
  return [error?.status, error?.code];
};

const REFUSED = [400, 'invalid_grant'];

const at = (ms: number): string => new Date(Date.now() + ms).toISOString();

describe('signing in with an Ethereum wallet', () => {
  it('[API-01] signing in with an Ethereum wallet creates an account without an e-mail, and finds it again', async () => {
    const { wallet, address } = ethereumWallet();
    const options = { url: `${server.url}/` };
    const first = await createTestClient(server).auth.signInWithWeb3({
      chain: 'ethereum',
      wallet,
      statement: 'Let me in',
      options,
    });
    expect(first.error).toBeNull();
    expect(first.data.user).toMatchObject({
      email: '',
      app_metadata: { provider: 'web3', providers: ['web3'] },
      user_metadata: { sub: `web3:ethereum:${address}`, custom_claims: { address, chain: 'ethereum' } },
      identities: [{ provider: 'web3', id: `web3:ethereum:${address}` }],
    });
    expect(decodeJwt(first.data.session?.access_token ?? '')).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'web3' }],
      email: '',
    });
    const again = await createTestClient(server).auth.signInWithWeb3({ chain: 'ethereum', wallet, options });
    expect(again.data.user?.id).toBe(first.data.user?.id);
  });

  it('[API-01] a wallet’s account is never an admin', async () => {
    const { wallet } = ethereumWallet();
    const { data } = await createTestClient(server).auth.signInWithWeb3({
      chain: 'ethereum',
      wallet,
      options: { url: server.url },
    });
    expect(data.user?.app_metadata).not.toHaveProperty('role');
  });

  it('[API-01] accepts each signed message once, even when it arrives twice at the same moment', async () => {
    const { address, sign: signText } = ethereumWallet();
    const text = message({ address });
    const answers = await Promise.all([1, 2, 3].map(() => signInWith(text, signText(text))));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await refusal(text, signText(text))).toEqual(REFUSED);
  });

  it('[API-05] says in GoTrue’s words why a signed message is refused', async () => {
    const { address, sign: signText } = ethereumWallet();
    const minute = 60_000;
    const said = async (text: string, signature = signText(text)): Promise<unknown> =>
      (await signInWith(text, signature)).error?.message;
    const text = message({ address });
    expect(await said(text, ethereumWallet().sign(text))).toBe('Signature does not match address in message');
    expect(await said(message({ address, issuedAt: Date.now() - 11 * minute }))).toBe(
      'Ethereum message was issued too long ago',
    );
    expect(await said(message({ address, issuedAt: Date.now() + 11 * minute }))).toBe(
      'Ethereum message was issued too far in the future',
    );
    expect(await said(message({ address, more: [`Expiration Time: ${at(-minute)}`] }))).toBe(
      'Signed Ethereum message is expired',
    );
    expect(await said(message({ address, more: [`Not Before: ${at(minute)}`] }))).toBe(
      'Signed Ethereum message becomes valid in the future',
    );
    expect(await said(message({ address, uri: 'https://evil.example/' }))).toBe(
      'Signed Ethereum message is using URI which is not allowed on this server, message was signed for another app',
    );
  });

  it('[API-01] refuses a signed message for another site, another time or another wallet', async () => {
    const { address, sign: signText } = ethereumWallet();
    const minute = 60_000;
    for (const text of [
      message({ address, domain: 'evil.example' }),
      message({ address, uri: 'https://evil.example/' }),
      message({ address, domain: `https://${new URL(server.url).host}` }),
      message({ address, issuedAt: Date.now() - 11 * minute }),
      message({ address, issuedAt: Date.now() + 11 * minute }),
      message({ address, more: [`Expiration Time: ${at(-minute)}`] }),
      message({ address, more: [`Not Before: ${at(minute)}`] }),
    ]) {
      expect([text, await refusal(text, signText(text))]).toEqual([text, REFUSED]);
    }
    const text = message({ address });
    expect(await refusal(text, ethereumWallet().sign(text))).toEqual(REFUSED);
    expect(await refusal(message({ address, issuedAt: Date.now() - 1000 }), signText(text))).toEqual(REFUSED);
  });

  it('[API-01] answers validation_failed to a malformed message or signature, and names an unsupported chain', async () => {
    const { address, sign: signText } = ethereumWallet();
    const broken = message({ address }).replace('Version: 1', 'Version: 7');
    expect(await refusal(broken, signText(broken))).toEqual([400, 'validation_failed']);
    expect(await refusal('short', '0x00')).toEqual([400, 'validation_failed']);
    expect(await refusal(message({ address }), '0x00')).toEqual([400, 'validation_failed']);
    const chain = await grant({ chain: 'dogecoin', message: message({ address }), signature: '0x' });
    expect([chain.status, chain.headers.get('x-sb-error-code')]).toEqual([400, 'web3_unsupported_chain']);
  });
});

describe('signing in with a Solana wallet', () => {
  const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  const base58 = (bytes: Buffer): string => {
    let number = BigInt(`0x${bytes.toString('hex')}`);
    let text = '';
    for (; number > 0n; number /= 58n) text = `${ALPHABET[Number(number % 58n)] ?? ''}${text}`;
    return `${'1'.repeat(bytes.findIndex((byte) => byte !== 0))}${text}`;
  };

  it('[API-01] signing in with a Solana wallet creates an account, finds it again, and refuses another key', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const address = base58(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'));
    const walletWith = (key: typeof privateKey): SolanaWallet => ({
      publicKey: { toBase58: () => address },
      signMessage: (bytes: Uint8Array) => Promise.resolve(new Uint8Array(sign(null, bytes, key))),
    });
    const attempt = (key: typeof privateKey, statement: string) =>
      createTestClient(server).auth.signInWithWeb3({
        chain: 'solana',
        wallet: walletWith(key),
        statement,
        options: { url: `${server.url}/` },
      });
    const first = await attempt(privateKey, 'Hello');
    expect(first.error).toBeNull();
    expect(first.data.user).toMatchObject({
      identities: [{ id: `web3:solana:${address}`, provider: 'web3' }],
    });
    expect((await attempt(privateKey, 'Hello again')).data.user?.id).toBe(first.data.user?.id);
    const forged = await attempt(generateKeyPairSync('ed25519').privateKey, 'Let me in');
    expect([forged.error?.status, forged.error?.code]).toEqual(REFUSED);
  });
});

describe('where wallets are off', () => {
  it('[API-01] [API-05] refuses sign-in with a wallet where wallets are off', async () => {
    const off = await startTestServer();
    const { address, sign: signText } = ethereumWallet();
    const text = message({ address });
    const { error } = await createTestClient(off).auth.signInWithWeb3({
      chain: 'ethereum',
      message: text,
      signature: signText(text),
    });
    await off.stop();
    expect([error?.status, error?.code]).toEqual([422, 'web3_provider_disabled']);
  });
});

const grant = (body: object): Promise<Response> =>
  fetch(`${server.url}/auth/v1/token?grant_type=web3`, {
    method: 'POST',
    headers: { apikey: server.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
