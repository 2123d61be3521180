import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { z } from 'zod';
import { findAccount, lockAccount } from '#server/engine/auth/email-phone/email-phone-account.ts';
import { createPasswords } from '#server/engine/auth/passwords/passwords.ts';
import { createRateLimits } from '#server/limits/rate-limits.ts';
import { newDeviceSecret } from '#server/engine/auth/tokens/refresh-token.ts';
import { refreshSession } from '#server/engine/auth/sessions/refresh-session.ts';
import { emailLogin, openSession, toWireSession } from '#server/engine/auth/sessions/session.ts';
import type { SessionSettings } from '#server/engine/auth/sessions/session.ts';
import { sweepExpired } from '#server/engine/auth/sessions/sweep-expired.ts';
import { authAdmin, createDatabase } from '#server/engine/database/database.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { emailOf, isWrite, PASSWORD, pieceOfPlatformWork } from './platform-work.ts';
import { createTaskStatements } from './rest-statements.ts';
import { goRound } from './rest-work.ts';

// The baseline for the database: the statements of the same requests, through the same door with a pool of the
// same size, without HTTP. Tokens are signed with the cheapest algorithm there is, because the service's own
// function also reads what goes into them.

const lanes = Number(process.env['BENCH_LANES']);
const db = createDatabase({
  connectionString: process.env['BENCH_DATABASE'] ?? '',
  poolSize: lanes,
  named: true,
  onIdleError: () => {},
});
const hmac = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, true, ['sign', 'verify']);
const settings: SessionSettings = {
  issuer: 'http://bench.test',
  expirySeconds: 3600,
  refreshKey: randomBytes(32),
  refreshReuseSeconds: 0,
  signingKeys: [
    {
      kid: 'bench',
      alg: 'HS256',
      configured: false,
      publicJwk: {},
      publicKey: hmac,
      privateKey: hmac,
      activeFrom: 0,
    },
  ],
};
const limits = createRateLimits({ db, key: randomBytes(32), factor: 100_000 });
const passwords = createPasswords();
const client = { userAgent: 'bench', address: '127.0.0.1' };

interface Person {
  readonly signIn: (hashed: boolean) => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly mix: () => Promise<void>;
}

const signIn = async (
  email: string,
  hashed: boolean,
): Promise<{ readonly refreshToken: string; readonly actor: Actor }> => {
  await limits.take({ limit: 'signIn', subject: client.address }, { limit: 'signInAccount', subject: email });
  const account = await db.tx(authAdmin, (query) => findAccount(query, { kind: 'email', value: email }));
  if (account === undefined) throw new Error(`there is no account for ${email}`);
  if (hashed) await passwords.check(PASSWORD, account.encrypted_password);
  return db.tx(authAdmin, async (query) => {
    await lockAccount(query, account.id);
    await sweepExpired(query);
    const login = emailLogin('password', 'email');
    const opened = await openSession(query, settings, account.id, newDeviceSecret(), client, login);
    const wire = await toWireSession(query, settings, opened, Date.now());
    const claims = { sub: account.id, role: 'authenticated', session_id: opened.id };
    return {
      refreshToken: wire.refresh_token,
      actor: { role: 'authenticated', claims, sessionId: opened.id },
    };
  });
};

const arrive = async (number: number): Promise<Person> => {
  const email = emailOf(number);
  const session = await signIn(email, false);
  let { refreshToken } = session;
  let turn = number;
  const statements = await createTaskStatements(db, session.actor);
  return {
    signIn: async (hashed) => void (await signIn(email, hashed)),
    refresh: async () => {
      await limits.take({ limit: 'refresh', subject: client.address });
      await db.tx(authAdmin, async (query) => {
        const outcome = await refreshSession(
          query,
          settings,
          { refreshToken, deviceSecret: undefined },
          client,
        );
        if (outcome.kind === 'refused') throw outcome.error;
        await toWireSession(query, settings, outcome.session, Date.now());
        refreshToken = outcome.session.refreshToken;
      });
    },
    mix: async () => {
      turn += 1;
      const kind = isWrite(turn) ? 'write' : 'read';
      const { text, values } = statements[kind];
      await db.tx(session.actor, (query) => query(text, values, `bench_${kind}`));
    },
  };
};

const people: Person[] = [];
for (let number = 0; number < lanes; number += 1) people.push(await arrive(number));

const runs = {
  signIn: (person: Person) => person.signIn(true),
  signInBare: (person: Person) => person.signIn(false),
  refresh: (person: Person) => person.refresh(),
  mix: (person: Person) => person.mix(),
};
const sqlWork = pieceOfPlatformWork.extend({ kind: z.enum(['signIn', 'signInBare', 'refresh', 'mix']) });

process.on('message', (message) => {
  const { kind, milliseconds } = sqlWork.parse(message);
  void goRound(lanes, milliseconds, async (lane) => {
    const person = people[lane];
    if (person !== undefined) await runs[kind](person);
  }).then((count) => process.send?.({ count }));
});
process.once('disconnect', () => void db.close());
process.send?.({ count: 0 });
