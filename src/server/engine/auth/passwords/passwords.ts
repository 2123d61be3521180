import crypto from 'node:crypto';
import { promisify } from 'node:util';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import { createFairQueue } from '#server/engine/database/fair-queue.ts';
import { currentCaller } from '#server/engine/database/request-caller.ts';
import { authLimits } from '#server/limits/auth-limits.ts';

interface PasswordCheck {
  readonly correct: boolean;
  /** Correct, but kept in a way we would not choose today. */
  readonly outdated: boolean;
}

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** With nothing to compare to, the same work is done and the answer is no: time tells nothing. */
  readonly check: (password: string, stored: string | null | undefined) => Promise<PasswordCheck>;
}

interface Cost {
  /** KiB */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** A stored hash is data too: whatever it asks for, no more than this is spent on it. */
const MAXIMUM_COST: Cost = { memory: 262_144, passes: 10, parallelism: 4 };

/** A few hashes: whoever asks for more of them rests between two, while others are there. */
const BUSY_MS = 300;
/** As long as a request waits for anything. */
const PATIENCE_MS = 10_000;

const wrong: PasswordCheck = { correct: false, outdated: false };

export const createPasswords = (
  limits: { readonly atOnce?: number; readonly waiting?: number } = {},
): Passwords => {
  const turn = createTurnstile(
    limits.atOnce ?? authLimits.passwordsAtOnce,
    limits.waiting ?? authLimits.passwordsWaiting,
  );
  return {
    hash: (password) => turn(() => hashNew(password)),
    check: (password, stored) => turn(() => compare(password, stored ?? '')),
  };
};

const hashNew = async (password: string): Promise<string> => {
  const salt = crypto.randomBytes(SALT_BYTES);
  const hash = await derive(password, salt, HASH_BYTES, COST);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${phc(salt)}$${phc(hash)}`;
};

const compare = async (password: string, stored: string): Promise<PasswordCheck> => {
  if (/^\$2[abxy]\$/.test(stored)) return compareBcrypt(password, stored);
  const known = parse(stored);
  if (known === undefined) {
    await derive(password, Buffer.alloc(SALT_BYTES), HASH_BYTES, COST);
    return wrong;
  }
  const given = await derive(password, known.salt, known.hash.length, known.cost);
  if (!crypto.timingSafeEqual(given, known.hash)) return wrong;
  return { correct: true, outdated: !isToday(known) };
};

/** Accounts that came from a hosted project. Loaded when the first of them signs in: most installs have none. */
const compareBcrypt = async (password: string, stored: string): Promise<PasswordCheck> => {
  const { verify } = await import('@node-rs/bcrypt');
  return (await verify(password, stored)) ? { correct: true, outdated: true } : wrong;
};

interface StoredHash {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

const PHC =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;

const parse = (stored: string): StoredHash | undefined => {
  const [, m, t, p, salt, hash] = PHC.exec(stored) ?? [];
  if (salt === undefined || hash === undefined) return undefined;
  const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  const bearable =
    cost.passes >= 1 &&
    cost.parallelism >= 1 &&
    cost.memory >= 8 * cost.parallelism &&
    cost.memory <= MAXIMUM_COST.memory &&
    cost.passes <= MAXIMUM_COST.passes &&
    cost.parallelism <= MAXIMUM_COST.parallelism;
  if (!bearable) return undefined;
  return { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
};

const isToday = ({ cost, salt, hash }: StoredHash): boolean =>
  cost.memory === COST.memory &&
  cost.passes === COST.passes &&
  cost.parallelism === COST.parallelism &&
  salt.length === SALT_BYTES &&
  hash.length === HASH_BYTES;

const derive = async (password: string, salt: Buffer, length: number, cost: Cost): Promise<Buffer> => {
  // Looked up at each call, so that a test can count the work that was really done.
  return promisify(crypto.argon2)('argon2id', {
    message: password,
    nonce: salt,
    tagLength: length,
    memory: cost.memory,
    passes: cost.passes,
    parallelism: cost.parallelism,
  });
};

/** The string format of password hashes uses base64 without padding. */
const phc = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/**
 * So many at once, so many waiting; whoever comes beyond that is asked to come back. Networks take turns, and none has two
 * hashes at work: thirty guesses that wait delay nobody else by more than one.
 */
const createTurnstile = (
  atOnce: number,
  maximumWaiting: number,
): (<T>(work: () => Promise<T>) => Promise<T>) => {
  const queue = createFairQueue({
    places: atOnce,
    lanes: {
      all: {
        floor: 0,
        ceiling: atOnce,
        perCaller: 1,
        busyMs: BUSY_MS,
        waitingPerCaller: authLimits.passwordsWaitingPerNetwork,
      },
    },
    patienceMs: PATIENCE_MS,
  });
  return async (work) => {
    const { running, waiting } = queue.counts();
    if (running >= atOnce && waiting >= maximumWaiting) throw tooMany();
    const leave = await queue.enter('all', currentCaller() ?? '').catch(() => {
      throw tooMany();
    });
    try {
      return await work();
    } finally {
      leave();
    }
  };
};

const tooMany = (): AuthError =>
  new AuthError(429, 'over_request_rate_limit', 'Too many sign-ins at once, please try again', {
    retryAfterSeconds: 2,
  });
