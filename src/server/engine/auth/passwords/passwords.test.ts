import crypto from 'node:crypto';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runForCaller } from '#server/engine/database/request-caller.ts';
import { createPasswords } from './passwords.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const text = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

describe('passwords', () => {
  it('[API-01] stores passwords as argon2id with the parameters in the text, and no two alike', async () => {
    const passwords = createPasswords();
    const [one, two] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
    expect(await passwords.check('correct horse', one)).toEqual({ correct: true, outdated: false });
    expect(await passwords.check('Correct horse', one)).toEqual({ correct: false, outdated: false });
  });

  it('[API-01] treats a hash made with other parameters as outdated', async () => {
    const salt = Buffer.alloc(16, 3);
    const hash = crypto.argon2Sync('argon2id', {
      message: 'correct horse',
      nonce: salt,
      tagLength: 32,
      memory: 1024,
      passes: 1,
      parallelism: 1,
    });
    const stored = `$argon2id$v=19$m=1024,t=1,p=1$${text(salt)}$${text(hash)}`;
    expect(await createPasswords().check('correct horse', stored)).toEqual({ correct: true, outdated: true });
  });

  it('[API-01] checks passwords of a hosted project with bcrypt and treats them as outdated', async () => {
    const passwords = createPasswords();
    for (const version of ['2a', '2b']) {
      const stored = (await bcrypt('correct horse', 4)).replace(/^\$2[ab]\$/, `$${version}$`);
      expect(await passwords.check('correct horse', stored)).toEqual({ correct: true, outdated: true });
      expect(await passwords.check('wrong horse', stored)).toEqual({ correct: false, outdated: false });
    }
    expect(await passwords.check('correct horse', '$2a$nonsense')).toEqual({
      correct: false,
      outdated: false,
    });
  });

  it.each([
    ['no account', undefined],
    ['no password', null],
    ['an empty text', ''],
    ['something else', 'plain'],
    ['unbearable parameters', `$argon2id$v=19$m=9999999,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`],
  ])('[API-01] spends the same work on a password for %s, and refuses it', async (_case, stored) => {
    const work = vi.spyOn(crypto, 'argon2');
    expect(await createPasswords().check('whatever it is', stored)).toEqual({
      correct: false,
      outdated: false,
    });
    expect(work).toHaveBeenCalledTimes(1);
    expect(work.mock.calls[0]?.[1]).toMatchObject({ memory: 19_456, passes: 2, parallelism: 1 });
  });

  it('[API-05] answers 429 to password checks beyond those at work and in the queue', async () => {
    const passwords = createPasswords({ atOnce: 1, waiting: 1 });
    const answers = await Promise.allSettled(['a', 'b', 'c'].map((text) => passwords.check(text, null)));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(answers[2]).toMatchObject({
      reason: { status: 429, code: 'over_request_rate_limit', retryAfterSeconds: 2 },
    });
    expect(await passwords.check('d', null)).toMatchObject({ correct: false });
  });

  it('[API-05] lets somebody from elsewhere sign in before the guesses of one network that came first', async () => {
    const passwords = createPasswords();
    const done: string[] = [];
    const check = (network: string) =>
      runForCaller(network, () => passwords.check('whatever it is', null)).then(() => done.push(network));
    await Promise.all([...Array.from({ length: 6 }, () => check('guesser')), check('owner')]);
    expect(done.indexOf('owner')).toBeLessThan(3);
  });

  it('[API-05] hashes one password of a network at a time', async () => {
    let most = 0;
    let running = 0;
    const derive = crypto.argon2;
    vi.spyOn(crypto, 'argon2').mockImplementation((algorithm, parameters, callback) => {
      running += 1;
      most = Math.max(most, running);
      derive(algorithm, parameters, (error, key) => {
        running -= 1;
        callback(error, key);
      });
    });
    const passwords = createPasswords();
    await Promise.all(
      Array.from({ length: 4 }, () => runForCaller('one', () => passwords.check('whatever', null))),
    );
    expect(most).toBe(1);
  });
});
