import { hexOf } from '#domain/sessions/session-token.ts';

/**
 * Spec 1 §4: a 32-character hash. It is made of random bytes and of nothing that the browser tells about itself: two
 * equal laptops are two devices, and a browser that forgets everything is a new one.
 */
export const deviceIdPattern = /^[0-9a-f]{32}$/u;

export const deviceSeedBytes = 32;

/**
 * Local storage; a name that sign-out keeps, because trust in a device would mean nothing if each sign-in made
 * another of it.
 */
export const deviceIdKey = 'kindling-device-id';

/** From a digest; or from the seed itself, where the browser computes none outside of a secure context. */
export const deviceIdOf = (bytes: Uint8Array): string => hexOf(bytes).slice(0, 32);

export const isDeviceId = (text: string | null): text is string =>
  text !== null && deviceIdPattern.test(text);
