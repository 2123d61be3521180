import type { GeneratedKey } from './secrets-file.ts';

/**
 * How long a new key is only published. Hosts read the file every minute, and whoever caches the JWKS address may
 * keep it for ten: after this nobody meets a signature by a key they have not heard of.
 */
const NOTICE_SECONDS = 15 * 60;
/** The longest JWT_EXPIRY allowed, and an hour for clocks and for hosts that noticed late. */
const TOKEN_LIFE_SECONDS = 25 * 3600;

/** What decides about a key: since when it signs, in seconds since 1970. */
interface DatedKey {
  readonly activeFrom?: number | undefined;
}

/** Newest first. The others stay, to verify what they signed. */
export const withNewKey = (
  keys: readonly GeneratedKey[],
  key: GeneratedKey,
  now: number,
  atOnce: boolean,
): GeneratedKey[] => [
  { ...key, activeFrom: Math.floor(now / 1000) + (atOnce ? 0 : NOTICE_SECONDS) },
  ...keys,
];

/** Leaves out the keys whose successor has signed for longer than any token lives; `atOnce` all but the signing one. */
export const withoutOldKeys = <Key extends DatedKey>(
  keys: readonly Key[],
  now: number,
  atOnce: boolean,
): Key[] => {
  const seconds = Math.floor(now / 1000);
  const life = atOnce ? 0 : TOKEN_LIFE_SECONDS;
  const newestNeeded = keys.findIndex((key) => (key.activeFrom ?? 0) + life <= seconds);
  return newestNeeded === -1 ? [...keys] : keys.slice(0, newestNeeded + 1);
};

export const signingKeyOf = <Key extends DatedKey>(keys: readonly Key[], now: number): Key | undefined =>
  keys.find((key) => (key.activeFrom ?? 0) * 1000 <= now) ?? keys.at(-1);
