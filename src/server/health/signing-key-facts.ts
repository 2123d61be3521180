import { stat } from 'node:fs/promises';
import type { SigningKeyFacts } from '#domain/system/health-answer.ts';
import { rotateBy } from '#domain/system/key-rotation.ts';
import { signingKeyOf, withoutOldKeys } from '#server/config/rotate-signing-keys.ts';
import { secretsFile } from '#server/config/secrets-file.ts';
import type { Secrets } from '#server/config/secrets.ts';

/** Enough to tell two keys apart in `npm run keys -- list`. */
const KID_LETTERS = 8;

const iso = (moment: number): string => new Date(moment).toISOString();

/**
 * How old the signing keys are. The first key of an install from before this was noted has no date; while nothing was
 * rotated, its file is as old as the key.
 */
export const signingKeyFacts = async (
  secrets: Pick<Secrets, 'signingKeys'>,
  dataDirectory: string,
  now: number,
): Promise<SigningKeyFacts> => {
  const keys = secrets.signingKeys.map((key) => ({ key, activeFrom: key.activeFrom / 1000 }));
  const isConfigured = keys.some(({ key }) => key.configured);
  const signing = isConfigured
    ? keys.find(({ key }) => key.privateKey !== undefined)
    : signingKeyOf(keys, now);
  const fileTime = isConfigured ? undefined : await writtenAt(secretsFile(dataDirectory));
  const since = ({ key }: (typeof keys)[number]): number | undefined =>
    key.activeFrom > 0 ? key.activeFrom : fileTime;
  const signingSince = signing === undefined ? undefined : since(signing);
  return {
    source: isConfigured ? 'configured' : 'generated',
    keys: keys.map((one) => {
      const waits = one.key.activeFrom > now;
      const from = one === signing || waits ? since(one) : undefined;
      return {
        kid: one.key.kid.slice(0, KID_LETTERS),
        alg: one.key.alg,
        state: one === signing ? 'signs' : waits ? 'waits' : 'verifies',
        since: from === undefined ? null : iso(from),
        at_least: from !== undefined && one.key.activeFrom === 0,
      };
    }),
    rotate_by: signingSince === undefined ? null : iso(rotateBy(signingSince)),
    spent: isConfigured ? 0 : keys.length - withoutOldKeys(keys, now, false).length,
  };
};

const writtenAt = async (file: string): Promise<number | undefined> => {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    // Everything was given by the operator, or the file is somewhere this process cannot look.
    return undefined;
  }
};
