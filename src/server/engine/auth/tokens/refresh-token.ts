import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Derived, not random: when the answer to the newest rotation was lost, the same successor can be given again
 * although only its hash is stored.
 */
export function deriveRefreshToken(key: Uint8Array, sessionId: string, sequence: number): string {
  return createHmac('sha256', key).update(`${sessionId}:${sequence}`).digest('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function newDeviceSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function matchesHash(secret: string | undefined, expectedHash: string | undefined): boolean {
  if (secret === undefined || expectedHash === undefined) return false;
  const given = Buffer.from(hashSecret(secret));
  const expected = Buffer.from(expectedHash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
