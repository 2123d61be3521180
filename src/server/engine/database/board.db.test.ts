import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boardLimits } from '#domain/board/board.ts';
import type { Actor } from '#server/engine/database/database.ts';
import { anonymous, createAccount, service } from '#server/testing/actors.ts';
import type { Account } from '#server/testing/actors.ts';
import { openDatabase } from '#server/testing/open-database.ts';
import type { OpenDatabase } from '#server/testing/open-database.ts';

let open: OpenDatabase;
let admin: Account;
let other: Account;
let person: Account;

beforeAll(async () => {
  open = await openDatabase();
  admin = await createAccount(open.adminQuery, { admin: true });
  other = await createAccount(open.adminQuery, { admin: true });
  person = await createAccount(open.adminQuery);
});
afterAll(() => open.close());

interface Row {
  readonly id: string;
  readonly title: string;
  readonly position: string;
  readonly owner_id: string | null;
  readonly version: string;
  readonly place_version: string;
}

const as = async (actor: Actor, text: string, values: readonly unknown[] = []): Promise<readonly Row[]> =>
  open.db.tx(actor, async (query) => (await query<Row>(text, values)).rows);

const firstColumn = async (): Promise<string> => {
  const [row] = await as(admin.actor, 'select id from public.board_columns order by position limit 1');
  return row!.id;
};

const addCard = async (values: Readonly<Record<string, unknown>> = {}): Promise<Row> => {
  const card = { column_id: await firstColumn(), title: 'Draw the map', position: 'a0', ...values };
  const names = Object.keys(card);
  const [row] = await as(
    admin.actor,
    `insert into public.board_cards (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
    Object.values(card),
  );
  return row!;
};

const cardOf = async (id: string): Promise<Row | undefined> =>
  (await as(admin.actor, 'select * from public.board_cards where id = $1', [id]))[0];

const save = (id: string, version: string, title: string, who = admin): Promise<readonly Row[]> =>
  as(who.actor, 'update public.board_cards set title = $3 where id = $1 and version = $2 returning *', [
    id,
    version,
    title,
  ]);

describe('[ADMIN-01] the team’s board', () => {
  test('begins with To do, Doing and Done, made once', async () => {
    const columns = await as(admin.actor, 'select title from public.board_columns order by position');
    expect(columns.map(({ title }) => title)).toEqual(['To do', 'Doing', 'Done']);
  });

  test.each([
    ['an empty title', { title: '' }],
    ['a title of blanks', { title: '   ' }],
    ['a title of 201 letters', { title: 'x'.repeat(boardLimits.cardTitle + 1) }],
    ['a text of 5001 letters', { details: 'x'.repeat(boardLimits.details + 1) }],
    ['no place', { position: '' }],
    ['a place that never ends', { position: 'a'.repeat(1001) }],
    ['a day before 1970', { due_on: '1969-12-31' }],
  ])('refuses a card with %s', async (_what, values) => {
    await expect(addCard(values)).rejects.toMatchObject({ code: '23514' });
  });

  test('takes a card whose title has 200 letters and whose text has 5000', async () => {
    const { cardTitle, details } = boardLimits;
    const card = await addCard({
      title: 'x'.repeat(cardTitle),
      details: 'x'.repeat(details),
      due_on: '2026-12-01',
    });
    expect(card.title).toHaveLength(200);
  });

  test.each(['', ' ', 'x'.repeat(boardLimits.columnTitle + 1)])(
    'refuses a column called “%s”',
    async (title) => {
      const add = as(admin.actor, `insert into public.board_columns (title, position) values ($1, 'a9')`, [
        title,
      ]);
      await expect(add).rejects.toMatchObject({ code: '23514' });
    },
  );

  test('a card belongs to an admin or to nobody', async () => {
    expect((await addCard({ owner_id: other.id })).owner_id).toBe(other.id);
    expect((await addCard()).owner_id).toBeNull();
    await expect(addCard({ owner_id: person.id })).rejects.toMatchObject({ code: '23514' });
    await expect(addCard({ owner_id: randomUUID() })).rejects.toMatchObject({ code: '23514' });
    const card = await addCard();
    const give = as(admin.actor, 'update public.board_cards set owner_id = $2 where id = $1', [
      card.id,
      person.id,
    ]);
    await expect(give).rejects.toMatchObject({ code: '23514' });
  });

  test('who is no admin any more, or deletes their account, leaves their cards without an owner', async () => {
    for (const leave of [
      `update auth.users set raw_app_meta_data = '{}' where id = $1`,
      `update public.user_roles set role = 'reviewer' where user_id = $1 and role = 'admin'`,
      'delete from auth.users where id = $1',
    ]) {
      const leaver = await createAccount(open.adminQuery, { admin: true });
      const card = await addCard({ owner_id: leaver.id });
      const stays = await addCard({ owner_id: other.id });
      await open.adminQuery(leave, [leaver.id]);
      const left = await cardOf(card.id);
      expect(left?.owner_id).toBeNull();
      // Whoever was writing in it is told.
      expect(left?.version).not.toBe(card.version);
      expect((await cardOf(stays.id))?.owner_id).toBe(other.id);
    }
  });

  test('of two admins who save the same card, the second changes nothing and can see so', async () => {
    const card = await addCard();
    const first = await save(card.id, card.version, 'Draw the coast');
    expect(first).toHaveLength(1);
    expect(await save(card.id, card.version, 'Draw the hills', other)).toEqual([]);
    expect((await cardOf(card.id))?.title).toBe('Draw the coast');
    expect(await save(card.id, first[0]!.version, 'Draw the hills', other)).toHaveLength(1);
  });

  test('of two admins who save at the same moment, exactly one wins', async () => {
    const card = await addCard();
    const saved = await Promise.all([
      save(card.id, card.version, 'One'),
      save(card.id, card.version, 'Two', other),
    ]);
    expect(saved.flat()).toHaveLength(1);
  });

  test('moving a card leaves its words as they were for whoever is writing, and the other way round', async () => {
    const card = await addCard();
    const [moved] = await as(
      other.actor,
      `update public.board_cards set position = 'a5' where id = $1 and place_version = $2 returning *`,
      [card.id, card.place_version],
    );
    expect(moved?.version).toBe(card.version);
    expect(moved?.place_version).not.toBe(card.place_version);
    const [written] = await save(card.id, card.version, 'Draw the river');
    expect(written?.place_version).toBe(moved?.place_version);
  });

  test('a card that was deleted and brought back is not taken for the one it was', async () => {
    const card = await addCard();
    await as(admin.actor, 'delete from public.board_cards where id = $1', [card.id]);
    const back = await addCard({ id: card.id });
    expect(back.version).not.toBe(card.version);
    expect(await save(card.id, card.version, 'An older thought', other)).toEqual([]);
  });

  test('removing a card or a column is in the audit, without a word of what it said', async () => {
    const [column] = await as(
      admin.actor,
      `insert into public.board_columns (title, position) values ('Sometime', 'a7') returning id`,
    );
    const card = await addCard({ column_id: column!.id, title: 'zanzibar' });
    await as(admin.actor, 'delete from public.board_cards where id = $1', [card.id]);
    await as(admin.actor, 'delete from public.board_columns where id = $1', [column!.id]);
    const { rows } = await open.adminQuery<{ action: string; details: string; who: string }>(
      `select e.action, p.event_data::text as details, p.person_id as who from public.audit_events e
       join public.audit_personal p on p.seq = e.seq and p.half = 'about'
       where e.event_type = 'board' order by e.seq desc limit 2`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['delete_column', 'delete_card']);
    expect(rows.map(({ who }) => who)).toEqual([admin.id, admin.id]);
    expect(rows[1]?.details).toContain(card.id);
    expect(JSON.stringify(rows)).not.toContain('zanzibar');
  });

  test('a column that gets its first card while it is removed stays', async () => {
    const [column] = await as(
      admin.actor,
      `insert into public.board_columns (title, position) values ('Busy', 'a8') returning id`,
    );
    await addCard({ column_id: column!.id });
    const remove = as(other.actor, 'delete from public.board_columns where id = $1', [column!.id]);
    await expect(remove).rejects.toMatchObject({ code: '23503' });
  });

  test('a board has at most 30 columns and 1000 cards', async () => {
    const there = await as(admin.actor, 'select id from public.board_columns');
    const more = as(
      admin.actor,
      `insert into public.board_columns (title, position)
       select 'Column ' || n, 'b' || n from generate_series(1, $1::integer) n`,
      [boardLimits.columns + 1 - there.length],
    );
    await expect(more).rejects.toMatchObject({ code: '23514' });
    const cards = as(
      admin.actor,
      `insert into public.board_cards (column_id, title, position)
       select $1::uuid, 'Card ' || n, 'b' || n from generate_series(1, $2::integer) n`,
      [await firstColumn(), boardLimits.cards + 1],
    );
    await expect(cards).rejects.toMatchObject({ code: '23514' });
  });

  test('board_people names the admins to admins, and answers nobody else', async () => {
    await open.adminQuery(
      `update auth.users set raw_user_meta_data = '{"full_name": " Ada "}' where id = $1`,
      [admin.id],
    );
    const { rows } = await open.adminQuery<{ id: string }>(
      `select user_id as id from public.user_roles where role = 'admin'`,
    );
    const people = await open.db.tx(admin.actor, async (query) => {
      const found = await query<{ id: string; name: string }>('select * from public.board_people()');
      return found.rows;
    });
    expect(people.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(people.find(({ id }) => id === admin.id)?.name).toBe('Ada');
    expect(people.find(({ id }) => id === other.id)?.name).toBe(other.id);
    for (const actor of [anonymous, person.actor, service]) {
      await expect(as(actor, 'select * from public.board_people()')).rejects.toMatchObject({ code: '42501' });
    }
  });
});
