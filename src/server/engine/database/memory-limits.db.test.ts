import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { memoryLimits } from '#domain/memory/memory-limits.ts';
import { newMemoryRow } from '#domain/memory/memory-row.ts';
import { memoryOf, openMemories } from '#server/engine/database/open-memories.fixture.ts';
import type { OpenMemories } from '#server/engine/database/open-memories.fixture.ts';
import { anonymous, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';

let open: OpenMemories;
beforeAll(async () => {
  open = await openMemories();
});
afterAll(() => open.close());

/** So many stores, each so many milliseconds ago. */
const storedBefore = async (who: Account, count: number, milliseconds: number): Promise<void> => {
  await open.adminQuery(
    `insert into public.memory_stores (user_id, stored_at)
     select $1, clock_timestamp() - $3::float8 * interval '1 millisecond' from generate_series(1, $2::int)`,
    [who.id, count, milliseconds],
  );
};

const countOf = async (who: Account): Promise<number> =>
  (await open.run(who.actor, 'select from public.ai_semantic_memory')).length;

const dayOf = async (what: string): Promise<number> => {
  const { rows } = await open.adminQuery<{ times: string }>(
    `select sum(times) as times from public.memory_days where what = $1`,
    [what],
  );
  return Number(rows[0]?.times ?? 0);
};

/** A connection of its own, as another host on the same database has it. */
const connectAs = async (who: Account): Promise<Client> => {
  const client = new Client({ connectionString: open.adminUrl });
  await client.connect();
  await client.query(`select set_config('request.jwt.claims', $1, false)`, [
    JSON.stringify(who.actor.claims),
  ]);
  await client.query('set role authenticated');
  return client;
};

interface State {
  readonly limits: readonly { readonly name: string; readonly limit: number; readonly used: number }[];
  readonly blocked: unknown;
}

// How many milliseconds ago stores fill this limit and none that is asked before it, and when they are out of it.
const ages = {
  burst: { inside: 1500, outside: 5000 },
  second: { inside: 0, outside: 1500 },
  minute: { inside: 20_000, outside: 61_000 },
  hour: { inside: 1_800_000, outside: 3_601_000 },
  day: { inside: 43_200_000, outside: 86_401_000 },
} as const;

/** What the limits say at a moment of its own, so that a slow machine changes nothing. */
const reachedBy = async (who: Account, count: number, age: number): Promise<unknown> => {
  const now = new Date('2026-03-01T12:00:00Z');
  await open.makeRoom(who);
  await open.adminQuery(
    `insert into public.memory_stores (user_id, stored_at)
     select $1, $3::timestamptz - $4::float8 * interval '1 millisecond' from generate_series(1, $2::int)`,
    [who.id, count, now, age],
  );
  const { rows } = await open.adminQuery<{ reached: unknown }>(
    'select public.memory_limit_reached($1, $2) as reached',
    [who.id, now],
  );
  return rows[0]?.reached;
};

describe('[MEM-02] the limits of storing', () => {
  test.each(memoryLimits)(
    '$reason: the store after $limit is blocked, with when to try again, and one fewer is not',
    async ({ name, limit, reason, retryAfterSeconds }) => {
      const who = await open.person();
      const blocked = { reason, retry_after_seconds: retryAfterSeconds };
      const { inside } = ages[name];
      expect(await reachedBy(who, limit, inside)).toEqual(blocked);
      expect(await reachedBy(who, limit - 1, inside)).toBeNull();
      const within = retryAfterSeconds * 1000;
      expect(await reachedBy(who, limit, within - 1)).toEqual(blocked);
      expect(await reachedBy(who, limit, within)).toBeNull();
    },
  );

  test.each(memoryLimits.filter(({ name }) => name !== 'burst' && name !== 'second'))(
    '$reason: a blocked store is an answer, is counted and stores nothing',
    async ({ name, limit, reason, retryAfterSeconds }) => {
      const who = await open.person();
      await storedBefore(who, limit - 1, ages[name].inside);
      const before = await dayOf(`blocked: ${reason}`);
      expect(await open.store(who, {})).toMatchObject({ stored: true });
      const answer = { stored: false, reason, retry_after_seconds: retryAfterSeconds };
      expect(await open.store(who, {})).toEqual(answer);
      expect(await open.store(who, {})).toEqual(answer);
      expect(await countOf(who)).toBe(1);
      expect(await dayOf(`blocked: ${reason}`)).toBe(before + 2);
      const state = await open.call<State>(who.actor, 'memory_limit_state');
      expect(state.blocked).toEqual({ reason, retry_after_seconds: retryAfterSeconds });
    },
  );

  test.each(memoryLimits)(
    '$reason: there is room again once its time has passed',
    async ({ name, limit }) => {
      const who = await open.person();
      await storedBefore(who, limit, ages[name].outside);
      expect(await open.store(who, {})).toMatchObject({ stored: true });
    },
  );

  test('what somebody else stores takes nobody’s room', async () => {
    const busy = await open.person();
    const calm = await open.person();
    await storedBefore(busy, 500, 1000);
    expect(await open.store(busy, {})).toMatchObject({ stored: false });
    expect(await open.store(calm, {})).toMatchObject({ stored: true });
  });

  test('the state tells each limit and how much of it is used, and takes nothing', async () => {
    const who = await open.person();
    await storedBefore(who, 7, 30_000);
    await storedBefore(who, 20, 600_000);
    const state = await open.call<State>(who.actor, 'memory_limit_state');
    expect(state).toEqual({
      limits: [
        { name: 'second', limit: 3, used: 0 },
        { name: 'burst', limit: 5, used: 0 },
        { name: 'minute', limit: 10, used: 7 },
        { name: 'hour', limit: 100, used: 27 },
        { name: 'day', limit: 500, used: 27 },
      ],
      blocked: null,
    });
    expect(await open.call<State>(who.actor, 'memory_limit_state')).toEqual(state);
  });

  test('a plain insert is held to the same limits, with the reason and 429', async () => {
    const who = await open.person();
    await storedBefore(who, 10, 30_000);
    const insert = `insert into public.ai_episodic_memory (content) values ('It went well')`;
    await expect(open.run(who.actor, insert)).rejects.toMatchObject({
      code: 'PT429',
      message: 'per-minute limit',
      detail: '{"reason": "per-minute limit", "retry_after_seconds": 60}',
      hint: 'Try again in 60 s',
    });
  });

  test('one insert of many rows does not get past the limits', async () => {
    const who = await open.person();
    const many = `insert into public.ai_episodic_memory (content) select 'Again' from generate_series(1, 20)`;
    await expect(open.run(who.actor, many)).rejects.toMatchObject({ code: 'PT429' });
    expect(await open.run(who.actor, 'select from public.ai_episodic_memory')).toEqual([]);
  });

  test('of twenty stores at once from twenty connections exactly those are stored that have room', async () => {
    const who = await open.person();
    // Three are left of the minute, however long the machine takes for them.
    await storedBefore(who, 7, 20_000);
    const clients = await Promise.all(Array.from({ length: 20 }, () => connectAs(who)));
    try {
      // The turn is held until all of them wait for it, so that they really come at once.
      await open.adminQuery('begin');
      await open.adminQuery(`select pg_advisory_xact_lock(hashtextextended('memory:' || $1::text, 0))`, [
        who.id,
      ]);
      const all = Promise.all(
        clients.map(async (client) => {
          const { rows } = await client.query<{ answer: { readonly stored: boolean } }>(
            `select public.store_memory('semantic', $1) as answer`,
            [JSON.stringify(newMemoryRow(memoryOf({})))],
          );
          return rows[0]!.answer.stored;
        }),
      );
      await vi.waitFor(
        async () => {
          const { rows } = await open.adminQuery(
            `select from pg_locks where locktype = 'advisory' and not granted
               and database = (select oid from pg_database where datname = current_database())`,
          );
          expect(rows).toHaveLength(clients.length);
        },
        { timeout: 30_000 },
      );
      await open.adminQuery('commit');
      expect((await all).filter(Boolean)).toHaveLength(3);
      expect(await countOf(who)).toBe(3);
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
  });

  test('nobody but a person has a limit, and nobody calls what the limits are made of', async () => {
    await expect(open.call(anonymous, 'memory_limit_state')).rejects.toMatchObject({ code: '42501' });
    await expect(open.call(service, 'memory_limit_state')).rejects.toMatchObject({ code: '42501' });
    const who = await open.person();
    for (const text of [
      'select public.memory_limit_reached($1, now())',
      'select public.memory_limits_used($1, now())',
      'select public.memory_rows($1)',
    ]) {
      await expect(open.run(who.actor, text, [who.id])).rejects.toMatchObject({ code: '42501' });
    }
  });
});
