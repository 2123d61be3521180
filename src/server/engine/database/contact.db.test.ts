import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contactLimits } from '#domain/contact/contact-limits.ts';
import { contactTopics } from '#domain/contact/contact-topics.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let database: OpenDatabase;
let owner: Account;
let stranger: Account;
let admin: Account;

beforeAll(async () => {
  database = await openDatabase();
  owner = await createAccount(database.adminQuery);
  stranger = await createAccount(database.adminQuery);
  admin = await createAccount(database.adminQuery, { admin: true });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.adminQuery('delete from public.contact_messages');
  await database.adminQuery('delete from public.contact_sends');
});

const DENIED = { code: '42501' };
const pageSchema = z.object({ messages: z.array(z.object({ id: z.string(), created_at: z.string() })) });

interface Words {
  readonly id?: string;
  readonly user?: string | null;
  readonly name?: string | null;
  readonly email?: string | null;
  readonly topic?: string;
  readonly message?: string;
  readonly address?: string | null;
  readonly account?: string | null;
  readonly factor?: number;
}

const send = async (words: Words = {}, actor: Actor = service): Promise<Record<string, unknown>> =>
  database.db.tx(actor, async (query) => {
    const { rows } = await query<{ outcome: Record<string, unknown> }>(
      'select public.send_contact_message($1, $2, $3, $4, $5, $6, $7, $8, $9) as outcome',
      [
        words.id ?? randomUUID(),
        words.user ?? null,
        words.name ?? null,
        words.email === undefined ? 'guest@example.org' : words.email,
        words.topic ?? 'question',
        words.message ?? 'How do I begin?',
        words.address ?? null,
        words.account ?? null,
        words.factor ?? 1,
      ],
    );
    return rows[0]?.outcome ?? {};
  });

const arrangeSends = async (count: number, key: string, age: string): Promise<void> => {
  await database.adminQuery(
    `insert into public.contact_sends (address_key, account_key, sent_at)
     select $2, $2, now() - $3::interval from generate_series(1, $1::int)`,
    [count, key, age],
  );
};

const run = async (actor: Actor, text: string, values: readonly unknown[] = []) =>
  database.db.tx(actor, (query) => query<Record<string, unknown>>(text, values));

const read = async (actor: Actor, ...values: readonly unknown[]) => {
  const places = values.map((_, index) => `$${index + 1}`).join(', ');
  const { rows } = await run(actor, `select public.read_contact_messages(${places}) as page`, values);
  return rows[0]?.['page'];
};

const change = async (actor: Actor, id: string, to: string) =>
  (await run(actor, 'select public.change_contact_message($1, $2) as there', [id, to])).rows[0]?.['there'];

describe('[ROUTE-01] sending a message', () => {
  it('lets only the service send a message', async () => {
    for (const actor of [anonymous, owner.actor, admin.actor]) {
      await expect(send({}, actor)).rejects.toMatchObject(DENIED);
      await expect(run(actor, 'select public.purge_contact()')).rejects.toMatchObject(DENIED);
    }
    for (const actor of [anonymous, owner.actor, admin.actor, service]) {
      await expect(
        run(
          actor,
          `insert into public.contact_messages (id, email, topic, message)
           values (gen_random_uuid(), 'a@example.org', 'idea', 'Past the counter')`,
        ),
      ).rejects.toMatchObject(DENIED);
      await expect(run(actor, 'select * from public.contact_sends')).rejects.toMatchObject(DENIED);
    }
  });

  it.each(contactTopics)('accepts the topic %s', async (topic) => {
    expect(await send({ topic })).toEqual({ outcome: 'stored', email: 'guest@example.org' });
  });

  const { name, email, message } = contactLimits;
  it.each<readonly [what: string, words: Words]>([
    ['the longest name', { name: 'ä'.repeat(name.max) }],
    ['the longest address', { email: 'a'.repeat(email.max) }],
    ['the shortest message', { message: '🔥'.repeat(message.min) }],
    ['the longest message', { message: '🔥'.repeat(message.max) }],
  ])('accepts a contact message: %s', async (_, words) => {
    expect(await send(words)).toMatchObject({ outcome: 'stored' });
  });

  it.each<readonly [what: string, words: Words]>([
    ['a longer name', { name: 'ä'.repeat(name.max + 1) }],
    ['a longer address', { email: 'a'.repeat(email.max + 1) }],
    ['a shorter message', { message: '🔥'.repeat(message.min - 1) }],
    ['a longer message', { message: '🔥'.repeat(message.max + 1) }],
    ['another topic', { topic: 'gossip' }],
    ['a guest without an address', { email: null }],
  ])('refuses a contact message: %s', async (_, words) => {
    await expect(send(words)).rejects.toMatchObject({ code: '23514' });
  });

  it('fills in the address of the account where none was typed', async () => {
    const id = randomUUID();
    expect(await send({ id, user: owner.id, email: null })).toEqual({
      outcome: 'stored',
      email: `${owner.id}@example.org`,
    });
    expect(await send({ user: owner.id, email: 'else@example.org' })).toMatchObject({
      email: 'else@example.org',
    });
  });

  it('stores a message id once, and neither counts nor refuses the second time', async () => {
    const id = randomUUID();
    await send({ id, address: 'here', message: 'The first words' });
    await arrangeSends(contactLimits.perHour.address, 'here', '1 minute');
    expect(await send({ id, address: 'here', message: 'Other words' })).toEqual({ outcome: 'known' });
    const { rows } = await database.adminQuery('select message from public.contact_messages');
    expect(rows).toEqual([{ message: 'The first words' }]);
  });
});

describe('[ROUTE-01] the rate limit of messages', () => {
  it.each([
    ['address', { address: 'here' }],
    ['account', { account: 'here', user: null }],
    ['all', { address: 'elsewhere', account: 'somebody' }],
  ] as const)('limits messages in an hour by: %s', async (bound, words) => {
    await arrangeSends(contactLimits.perHour[bound] - 1, 'here', '50 minutes');
    expect(await send(words)).toMatchObject({ outcome: 'stored' });
    const refused = await send(words);
    expect(refused).toMatchObject({ outcome: 'limit' });
    // Until the oldest of them is an hour old.
    expect(refused['wait']).toBeGreaterThan(590);
    expect(refused['wait']).toBeLessThanOrEqual(600);
    expect(await send({ ...words, factor: 2 })).toMatchObject({ outcome: 'stored' });
  });

  it('does not count a refused message, nor one that is an hour old', async () => {
    await arrangeSends(contactLimits.perHour.address, 'here', '1 hour 1 second');
    expect(await send({ address: 'here' })).toMatchObject({ outcome: 'stored' });
    await arrangeSends(contactLimits.perHour.address, 'here', '1 minute');
    await send({ address: 'here' });
    const { rows } = await database.adminQuery('select 1 from public.contact_sends');
    expect(rows).toHaveLength(contactLimits.perHour.address + 1);
  });

  it('holds the limit when messages arrive in parallel', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: contactLimits.perHour.address + 4 }, () => send({ address: 'here' })),
    );
    const stored = outcomes.filter(({ outcome }) => outcome === 'stored');
    expect(stored).toHaveLength(contactLimits.perHour.address);
  });

  it('deleting a message does not make room for another', async () => {
    for (let n = 0; n < contactLimits.perHour.account; n += 1) await send({ user: owner.id, account: 'me' });
    await run(owner.actor, 'delete from public.contact_messages');
    expect(await send({ user: owner.id, account: 'me' })).toMatchObject({ outcome: 'limit' });
  });
});

describe('[ROUTE-01] whose a message is', () => {
  it('the sender reads and deletes a message, and cannot change it', async () => {
    await send({ user: owner.id });
    expect((await run(owner.actor, 'select * from public.contact_messages')).rowCount).toBe(1);
    expect((await run(stranger.actor, 'select * from public.contact_messages')).rowCount).toBe(0);
    expect((await run(stranger.actor, 'delete from public.contact_messages')).rowCount).toBe(0);
    await expect(run(owner.actor, `update public.contact_messages set state = 'done'`)).rejects.toMatchObject(
      DENIED,
    );
    await expect(run(anonymous, 'select * from public.contact_messages')).rejects.toMatchObject(DENIED);
    expect((await run(owner.actor, 'delete from public.contact_messages')).rowCount).toBe(1);
  });

  it('a guest’s message is seen by admins alone, through procedures', async () => {
    const id = randomUUID();
    await send({ id });
    for (const { actor } of [owner, admin]) {
      expect((await run(actor, 'select * from public.contact_messages')).rowCount).toBe(0);
    }
    for (const actor of [anonymous, owner.actor, service]) {
      await expect(read(actor)).rejects.toMatchObject(DENIED);
      await expect(change(actor, id, 'done')).rejects.toMatchObject(DENIED);
    }
    expect(await read(admin.actor)).toMatchObject({ messages: [{ id }] });
  });

  it('deleting an account deletes its messages', async () => {
    const leaving = await createAccount(database.adminQuery);
    await send({ user: leaving.id });
    await database.adminQuery('delete from auth.users where id = $1', [leaving.id]);
    expect((await database.adminQuery('select 1 from public.contact_messages')).rowCount).toBe(0);
  });
});

const three = async (): Promise<readonly string[]> => {
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of ids) await send({ id, user: owner.id, name: 'Robin' });
  // The same moment for two of them: the order still holds.
  await database.adminQuery(
    `update public.contact_messages set created_at = now() - interval '1 minute' where id = any($1)`,
    [ids.slice(0, 2)],
  );
  return [ids[2] ?? '', ...ids.slice(0, 2).toSorted().toReversed()];
};

describe('[ROUTE-01] what an admin sees and does', () => {
  it('an admin reads messages page by page, each once, the newest first', async () => {
    const ids = await three();
    const seen: string[] = [];
    let last: { created_at: string; id: string } | undefined;
    for (let n = 0; n < 4; n += 1) {
      const page = await read(admin.actor, 'new', 1, last?.created_at ?? null, last?.id ?? null);
      expect(page).toMatchObject({ counts: { new: 3, read: 0, done: 0 } });
      const { messages } = pageSchema.parse(page);
      last = messages[0];
      if (last !== undefined) seen.push(last.id);
    }
    expect(seen).toEqual(ids);
    expect(await read(admin.actor)).toMatchObject({
      messages: [{ id: ids[0], name: 'Robin', topic: 'question', state: 'new', signed_in: true }, {}, {}],
    });
    expect(await read(admin.actor, 'new', -1)).toMatchObject({ messages: [] });
  });

  it('an admin moves messages between states, removes them, and restores them within the hour', async () => {
    const [id = ''] = await three();
    expect(await change(admin.actor, id, 'read')).toBe(true);
    expect(await read(admin.actor, 'read')).toMatchObject({
      counts: { new: 2, read: 1, done: 0 },
      messages: [{ id }],
    });
    expect(await change(admin.actor, id, 'removed')).toBe(true);
    expect(await read(admin.actor, 'read')).toMatchObject({ counts: { read: 0 }, messages: [] });
    expect(
      (await run(owner.actor, 'select 1 from public.contact_messages where id = $1', [id])).rowCount,
    ).toBe(0);
    await run(service, 'select public.purge_contact()');
    expect(await change(admin.actor, id, 'done')).toBe(true);
    expect(await read(admin.actor, 'done')).toMatchObject({ counts: { done: 1 }, messages: [{ id }] });
    expect(await change(admin.actor, randomUUID(), 'done')).toBe(false);
    await expect(change(admin.actor, id, 'lost')).rejects.toMatchObject({ code: '22023' });
  });
});

describe('[ROUTE-01] how long messages stay', () => {
  it.each([
    ['a year and a minute old', `created_at = now() - interval '1 year 1 minute'`, 0],
    ['a year less a minute', `created_at = now() - interval '1 year' + interval '1 minute'`, 1],
    ['removed over an hour ago', `removed_at = now() - interval '61 minutes'`, 0],
    ['removed just now', `removed_at = now() - interval '59 minutes'`, 1],
  ])('purges messages after a year, or an hour after removal: %s', async (_, arrange, left) => {
    await send();
    await database.adminQuery(`update public.contact_messages set ${arrange}`);
    await arrangeSends(3, 'old', '61 minutes');
    await run(service, 'select public.purge_contact()');
    expect((await database.adminQuery('select 1 from public.contact_messages')).rowCount).toBe(left);
    expect(
      (await database.adminQuery(`select 1 from public.contact_sends where address_key = 'old'`)).rowCount,
    ).toBe(0);
  });
});
