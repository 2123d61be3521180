import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { tiers, tierTable } from '#domain/licence/tiers.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { takeRequest } from '#server/assistant/ai-meter.ts';
import { type Account, createAccount, service } from '#server/testing/actors.ts';
import { type OpenDatabase, openDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
let admin: Account;
let owner: Account;

beforeAll(async () => {
  open = await openDatabase();
  admin = await createAccount(open.adminQuery, { admin: true });
  await open.adminQuery(
    `insert into public.ai_provider (preset, base_url, model) values ('ollama', 'http://localhost:11434/v1', 'm')`,
  );
});
beforeEach(async () => {
  owner = await createAccount(open.adminQuery);
  await open.adminQuery(`update public.licence_default set tier = 'free'`);
  await open.adminQuery('delete from public.contact_messages');
});
afterAll(() => open.close());

const ask = <T>(actor: Actor, sql: string, values: readonly unknown[] = []): Promise<T | undefined> =>
  open.db.tx(actor, async (query) => (await query<{ answer: T }>(sql, values)).rows[0]?.answer);

const give = (person: Account, tier: string) =>
  ask(admin.actor, 'select public.set_licence($1, $2) as answer', [person.id, tier]);

const write = async (user: string | null): Promise<string> => {
  const id = randomUUID();
  await ask(
    service,
    `select public.send_contact_message($1, $2, null, 'x@example.org', 'question', 'How do I begin?', null, null, 9) as answer`,
    [id, user],
  );
  return id;
};

const pageSchema = z.object({
  messages: z.array(z.object({ id: z.string(), created_at: z.string(), priority: z.boolean() })),
});
const desk = async (size: number, after?: { readonly created_at: string; readonly id: string }) =>
  pageSchema.parse(
    await ask(admin.actor, `select public.read_contact_messages('new', $1, $2::timestamptz, $3) as answer`, [
      size,
      after?.created_at ?? null,
      after?.id ?? null,
    ]),
  ).messages;

describe('[LIC-01] priority support is the order at the desk', () => {
  it('puts those whose tier has it first, page by page, each once', async () => {
    const quick = await createAccount(open.adminQuery);
    await give(quick, 'premium');
    const first = [await write(quick.id), await write(quick.id)];
    const rest = [await write(owner.id), await write(null), await write(owner.id)];
    const seen: { readonly id: string; readonly created_at: string; readonly priority: boolean }[] = [];
    for (let page = 0; page < 6; page += 1) seen.push(...(await desk(1, seen.at(-1))));
    expect(seen.map(({ id }) => id)).toEqual([...first.toReversed(), ...rest.toReversed()]);
    expect(seen.map(({ priority }) => priority)).toEqual([true, true, false, false, false]);
  });

  it.each(tiers)('asks the table of tiers when a message is sent: %s', async (tier) => {
    await give(owner, tier);
    await write(owner.id);
    expect((await desk(9))[0]?.priority).toBe(tierTable[tier].prioritySupport);
  });

  it('is not given to a visitor, nor to somebody whose licence is over', async () => {
    await open.adminQuery(`update public.licence_default set tier = 'enterprise'`);
    await write(null);
    await open.adminQuery(`update public.licence_default set tier = 'free'`);
    await give(owner, 'premium');
    await open.adminQuery(
      `update public.licences set valid_from = now() - interval '2 days', valid_until = now() - interval '1 day'
       where user_id = $1`,
      [owner.id],
    );
    await write(owner.id);
    expect((await desk(9)).map(({ priority }) => priority)).toEqual([false, false]);
  });

  it('nobody asks for somebody else’s tier', async () => {
    await expect(
      ask(owner.actor, `select public.person_has_feature($1, 'prioritySupport') as answer`, [admin.id]),
    ).rejects.toMatchObject({ code: '42501' });
  });
});

describe('[LIC-01] advanced analytics word the weekly review', () => {
  it.each(tiers)('a model is asked to word it only where the tier has them: %s', async (tier) => {
    await give(owner, tier);
    await open.adminQuery(`insert into public.ai_settings (user_id, mode) values ($1, 'ask')`, [owner.id]);
    const answer = await takeRequest(
      { db: open.db, actor: owner.actor },
      { host: 'localhost:11434', model: 'm', sent: 'My week', memoryIds: [], use: 'review' },
    );
    expect(answer).toMatchObject(
      tierTable[tier].advancedAnalytics ? { allowed: true } : { allowed: false, reason: 'not_in_plan' },
    );
  });
});

const take = () =>
  ask<{ allowed: boolean }>(owner.actor, `select public.consume_feature('documentUploads') as answer`);
const used = async (feature: string): Promise<number> =>
  Number(
    (
      await open.adminQuery<{ used: string }>(
        'select coalesce(sum(used), 0) as used from public.licence_usage where user_id = $1 and feature = $2',
        [owner.id, feature],
      )
    ).rows[0]?.used,
  );

describe('[LIC-01] documents are the files that are looked through', () => {
  it.each([
    ['free', 0],
    ['pro', 10],
  ])('the tier %s looks through %i of them', async (tier, limit) => {
    await give(owner, tier);
    for (let file = 0; file < limit; file += 1) expect((await take())?.allowed).toBe(true);
    expect((await take())?.allowed).toBe(false);
  });

  it.each([
    [{ all: true }, 0],
    [{ source: 'chat' }, 0],
    [{ topic: 'dentist' }, 1],
    [{ source: 'typed' }, 1],
  ])('forgetting %j leaves what came from files at %i', async (what, left) => {
    await give(owner, 'pro');
    await take();
    await ask(owner.actor, 'select public.forget_memories($1::jsonb, true) as answer', [
      JSON.stringify(what),
    ]);
    expect(await used('documentUploads')).toBe(1);
    await ask(owner.actor, 'select public.forget_memories($1::jsonb, false) as answer', [
      JSON.stringify(what),
    ]);
    expect(await used('documentUploads')).toBe(left);
  });

  it('music counts as storage alone, never as a document', async () => {
    await give(owner, 'pro');
    await ask(
      owner.actor,
      `insert into public.music_staging (title, uploader_id, file_size, staging_file_path)
       select 'Tide', p.id, 1000, p.id || '/tide.mp3' from public.profiles p where p.user_id = $1`,
      [owner.id],
    );
    expect(await used('documentUploads')).toBe(0);
  });
});
