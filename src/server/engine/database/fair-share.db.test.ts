import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, authAdmin, createDatabase, type Database } from '#server/engine/database/database.ts';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';
import { runForCaller } from './request-caller.ts';

let open: OpenDatabase;
let db: Database;
let ada: Account;
let ben: Account;

beforeAll(async () => {
  open = await openDatabase();
  db = createDatabase({
    connectionString: open.authenticatorUrl,
    poolSize: 10,
    named: true,
    onIdleError: () => {},
  });
  ada = await createAccount(open.adminQuery);
  ben = await createAccount(open.adminQuery);
});
afterAll(async () => {
  await db.close();
  await open.close();
});

const outside = AsyncLocalStorage.snapshot();
const from = <Result>(network: string, run: () => Result): Result =>
  outside(() => runForCaller(network, run));

/** Transactions that hold their connection until they are let go; says how many have one. */
const flood = (actor: Actor, count: number, networkOf: (index: number) => string) => {
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
  let holding = 0;
  const all = Array.from({ length: count }, (_, index) =>
    from(networkOf(index), () =>
      db.tx(actor, async () => {
        holding += 1;
        await end;
      }),
    ),
  );
  return {
    holding: () => holding,
    end: async () => {
      letGo();
      await Promise.allSettled(all);
    },
  };
};
const works = (actor: Actor, network: string): Promise<unknown> =>
  from(network, () => db.tx(actor, (query) => query('select 1')));

describe('connections while somebody asks for all of them', () => {
  it('a guest who asks fifty times holds one connection, and members, sign-in and other guests get theirs', async () => {
    const guests = flood(anonymous, 50, () => '203.0.113.7');
    try {
      await expect.poll(() => guests.holding()).toBe(1);
      await works(ada.actor, '203.0.113.7');
      await works(authAdmin, '203.0.113.7');
      await works(anonymous, '198.51.100.1');
      expect(guests.holding()).toBe(1);
    } finally {
      await guests.end();
    }
  });

  it('guests from everywhere hold two connections together', async () => {
    const guests = flood(anonymous, 40, (index) => `203.0.113.${index}`);
    try {
      await expect.poll(() => guests.holding()).toBe(2);
      await works(ada.actor, '203.0.113.1');
      await works(service, '203.0.113.1');
      expect(guests.holding()).toBe(2);
    } finally {
      await guests.end();
    }
  });

  it('one member holds three connections, wherever they call from, and another member gets theirs', async () => {
    const busy = flood(ada.actor, 40, (index) => `203.0.113.${index}`);
    try {
      await expect.poll(() => busy.holding()).toBe(3);
      await works(ben.actor, '203.0.113.1');
      await works(authAdmin, '203.0.113.1');
      await works(anonymous, '203.0.113.1');
    } finally {
      await busy.end();
    }
  });

  it('every request that waited is answered once there is room', async () => {
    const guests = flood(anonymous, 30, () => '203.0.113.7');
    await expect.poll(() => guests.holding()).toBe(1);
    await guests.end();
    expect(guests.holding()).toBe(30);
    expect(db.counts().waiting).toBe(0);
  });

  it('a transaction inside a transaction is refused, since enough of them would wait for each other', async () => {
    await expect(
      from('203.0.113.7', () => db.tx(ada.actor, () => db.tx(ada.actor, (query) => query('select 1')))),
    ).rejects.toThrow('inside another');
  });
});
