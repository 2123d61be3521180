import { describe, expect, it } from 'vitest';
import { MalformedMessageError, parseWeb3Message } from './web3-message.ts';

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';
const ethereum = [
  'kindling.example wants you to sign in with your Ethereum account:',
  ADDRESS,
  '',
  'Let me in.',
  '',
  'URI: https://kindling.example/login',
  'Version: 1',
  'Chain ID: 1',
  'Nonce: abcdefgh12',
  'Issued At: 2026-11-15T00:00:00.000Z',
  'Expiration Time: 2026-11-15T00:05:00Z',
  'Not Before: 2026-11-14T23:59:00+01:00',
  'Request ID: some id',
  'Resources:',
  '- https://kindling.example/terms',
];
const solana = [
  'kindling.example wants you to sign in with your Solana account:',
  '4Nd1mYQnVqXvVj9BTBJvC6GJYqvZtkzoEYQxWpeRQ3kS',
  '',
  'Version: 1',
  'URI: https://kindling.example/',
  'Issued At: 2026-11-15T00:00:00Z',
  'Chain ID: solana:main',
  'Resources',
  '- https://kindling.example/terms',
];

const without = (lines: readonly string[], start: string): string =>
  lines.filter((line) => !line.startsWith(start)).join('\n');

const swapped = (lines: readonly string[], from: string, to: string): string =>
  lines.map((line) => (line === from ? to : line)).join('\n');

describe('a message signed with a wallet', () => {
  it('[API-01] reads a sign-in message of EIP-4361', () => {
    expect(parseWeb3Message(ethereum.join('\n'), 'ethereum')).toEqual({
      scheme: undefined,
      domain: 'kindling.example',
      address: ADDRESS,
      statement: 'Let me in.',
      uri: new URL('https://kindling.example/login'),
      chainId: '1',
      nonce: 'abcdefgh12',
      issuedAt: Date.UTC(2026, 10, 15),
      expiresAt: Date.UTC(2026, 10, 15, 0, 5),
      notBefore: Date.UTC(2026, 10, 14, 22, 59),
    });
  });

  it('[API-01] accepts a message without a statement, or with a scheme', () => {
    const text = swapped(ethereum, 'Let me in.', '').replace('\n\n\n\n', '\n\n\n').replace(/^/, 'https://');
    expect(parseWeb3Message(text, 'ethereum')).toMatchObject({ scheme: 'https', statement: undefined });
  });

  it('[API-01] reads a message as Solana wallets write it, with a statement or without', () => {
    expect(parseWeb3Message(solana.join('\n'), 'solana')).toMatchObject({
      domain: 'kindling.example',
      statement: undefined,
      chainId: 'solana:main',
      nonce: undefined,
    });
    const said = swapped(solana, 'Version: 1', 'Hello\n\nVersion: 1');
    expect(parseWeb3Message(said, 'solana').statement).toBe('Hello');
  });

  it.each([
    ['nothing', ''],
    ['the other chain', ethereum.join('\n').replace('Ethereum', 'Solana')],
    ['a domain with a path', swapped(ethereum, ethereum[0]!, ethereum[0]!.replace('example', 'example/x'))],
    ['a domain with a name before it', ethereum.join('\n').replace(/^/, 'me@')],
    ['no URI', without(ethereum, 'URI')],
    ['a URI that is none', swapped(ethereum, 'URI: https://kindling.example/login', 'URI: nowhere')],
    ['another version', swapped(ethereum, 'Version: 1', 'Version: 2')],
    ['no chain', without(ethereum, 'Chain')],
    ['a chain that is no number', swapped(ethereum, 'Chain ID: 1', 'Chain ID: one')],
    ['a short nonce', swapped(ethereum, 'Nonce: abcdefgh12', 'Nonce: abc')],
    ['no time', without(ethereum, 'Issued')],
    ['a time that is none', swapped(ethereum, ethereum[9]!, 'Issued At: yesterday')],
    ['a day that is none', swapped(ethereum, ethereum[9]!, 'Issued At: 2026-13-45T00:00:00Z')],
    ['a field twice', swapped(ethereum, 'Version: 1', 'Version: 1\nVersion: 1')],
    ['a field in the wrong place', `${without(ethereum.slice(0, 13), 'Chain')}\nChain ID: 1`],
    ['an unknown field', swapped(ethereum, 'Request ID: some id', 'Mood: good')],
    ['a carriage return', ethereum.join('\r\n')],
    ['something after the end', `${ethereum.join('\n')}\nand more`],
    ['no empty line', ethereum.filter((line) => line !== '').join('\n')],
  ])('[API-01] refuses a message with %s', (_case, text) => {
    expect(() => parseWeb3Message(text, 'ethereum')).toThrow(MalformedMessageError);
  });
});
