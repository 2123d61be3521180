import { createPublicKey, verify } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 as keccak } from '@noble/hashes/sha3.js';

/** The address in small mails, as accounts are kept; undefined when it is none or mistyped (EIP-55). */
export const ethereumAddress = (text: string): string | undefined => {
  if (!/^0x[0-9a-fA-F]{40}$/.test(text)) return undefined;
  const lower = text.toLowerCase();
  const digits = text.slice(2);
  const oneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  return oneCase || text === withChecksum(lower) ? lower : undefined;
};

const withChecksum = (lower: string): string => {
  const digits = lower.slice(2);
  const hash = Buffer.from(keccak(Buffer.from(digits, 'ascii'))).toString('hex');
  const cased = Array.from(digits, (digit, index) =>
    Number.parseInt(hash[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
};

/** An account's own signature (EIP-191). A contract's cannot be checked without asking its chain. */
export const signedByEthereum = (address: string, message: string, signature: string): boolean => {
  const bytes = Buffer.from(signature.replace(/^0x/i, ''), 'hex');
  const mark = bytes[64] ?? -1;
  const recovery = mark >= 27 ? mark - 27 : mark;
  if (bytes.length !== 65 || (recovery !== 0 && recovery !== 1)) return false;
  const text = Buffer.from(message, 'utf8');
  const digest = keccak(Buffer.concat([Buffer.from(`\u0019Ethereum Signed Message:\n${text.length}`), text]));
  try {
    const point = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact')
      .addRecoveryBit(recovery)
      .recoverPublicKey(digest);
    const hash = keccak(point.toBytes(false).subarray(1));
    return `0x${Buffer.from(hash.subarray(12)).toString('hex')}` === address.toLowerCase();
  } catch {
    return false;
  }
};

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** The public key that a Solana address is; undefined when it is none. */
export const solanaKey = (address: string): Buffer | undefined => {
  if (address.length < 32 || address.length > 44) return undefined;
  let number = 0n;
  for (const character of address) {
    const digit = BASE58.indexOf(character);
    if (digit === -1) return undefined;
    number = number * 58n + BigInt(digit);
  }
  const hex = number.toString(16);
  const body = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  const zeros = /^1*/.exec(address)?.[0].length ?? 0;
  const key = Buffer.concat([Buffer.alloc(zeros), number === 0n ? Buffer.alloc(0) : body]);
  return key.length === 32 ? key : undefined;
};

export const signedBySolana = (key: Buffer, message: string, signature: string): boolean => {
  if (!/^[A-Za-z0-9+/_-]{86}(==)?$/.test(signature)) return false;
  try {
    const publicKey = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: key.toString('base64url') },
      format: 'jwk',
    });
    return verify(null, Buffer.from(message, 'utf8'), publicKey, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
};
