import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ethereumAddress, signedByEthereum, signedBySolana, solanaKey } from './web3-signature.ts';

describe('Ethereum addresses', () => {
  // The examples of EIP-55.
  it.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0xde709f2102306220921060314715629080e2fb77',
  ])('[API-01] accepts %s as an Ethereum address', (address) => {
    expect(ethereumAddress(address)).toBe(address.toLowerCase());
  });

  it.each([
    '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe',
    '5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg',
    '',
  ])('[API-01] refuses %j as an Ethereum address', (address) => {
    expect(ethereumAddress(address)).toBeUndefined();
  });
});

describe('Ethereum signatures', () => {
  // A known answer of another implementation, for the key 0x0123456789 repeated.
  const address = '0x14791697260e4c9a71f18484c9f997b308e59325';
  const text = 'hello world';
  const signature =
    '0xddd0a7290af9526056b4e35a077b9a11b513aa0028ec6c9880948544508f3c63265e99e47ad31bb2cab9646c504576b3abc6939a1710afc08cbf3034d73214b81c';

  it('[API-01] accepts an Ethereum signature made by another implementation', () => {
    expect(signedByEthereum(address, text, signature)).toBe(true);
  });

  it.each([
    ['another text', address, 'hello World', signature],
    ['another address', '0xde709f2102306220921060314715629080e2fb77', text, signature],
    ['another recovery', address, text, signature.replace(/1c$/, '1b')],
    ['an impossible recovery', address, text, signature.replace(/1c$/, '1f')],
    ['zeros', address, text, `0x${'00'.repeat(65)}`],
    ['half of it', address, text, signature.slice(0, 60)],
  ])('[API-01] refuses an Ethereum signature with %s', (_case, by, message, given) => {
    expect(signedByEthereum(by, message, given)).toBe(false);
  });
});

describe('Solana', () => {
  it('[API-01] accepts Solana addresses of 32 bytes in base 58 only', () => {
    expect(solanaKey('11111111111111111111111111111111')?.toString('hex')).toBe('00'.repeat(32));
    expect(solanaKey('JEKNVnkbo3jma5nREBBJCDoXFVeKkD56V3xKrvRmWxFG')?.toString('hex')).toBe('ff'.repeat(32));
    for (const wrong of ['', '0'.repeat(32), '1'.repeat(33), '1'.repeat(31), 'z'.repeat(44)]) {
      expect(solanaKey(wrong)).toBeUndefined();
    }
  });

  it('[API-01] accepts a Solana signature of the same key and text only', () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
    const signature = sign(null, Buffer.from('hello'), privateKey).toString('base64url');
    expect(signedBySolana(key, 'hello', signature)).toBe(true);
    expect(signedBySolana(key, 'hallo', signature)).toBe(false);
    expect(signedBySolana(Buffer.alloc(32), 'hello', signature)).toBe(false);
    expect(signedBySolana(key, 'hello', 'nonsense')).toBe(false);
  });
});
