import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Derived, not random: when the answer to the newest rotation was lost, the same successor can be given again
 * although only its hash is stored.
 */
export const deriveRefreshToken = (key: Uint8Array, sessionId: string, sequence: number): string =>
  createHmac('sha256', key).update(`${sessionId}:${sequence}`).digest('base64url');

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const newDeviceSecret = (): string => randomBytes(32).toString('base64url');

export const matchesHash = (secret: string | undefined, expectedHash: string | undefined): boolean => {
  if (secret === undefined || expectedHash === undefined) return false;
  const given = Buffer.from(hashSecret(secret));
  const expected = Buffer.from(expectedHash);
  return given.length === expected.length && timingSafeEqual(given, expected);
};
