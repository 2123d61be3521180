import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRestHost } from '#server/engine/rest/rest-host.fixture.ts';
import type { RestHost } from '#server/engine/rest/rest-host.fixture.ts';

let host: RestHost;

beforeAll(async () => {
  host = await startRestHost();
  await host.adminQuery(`
    insert into public.notes values (1, 1), (2, 1), (3, 2), (4, null), (5, 4);
    insert into public.lines values (1, 1, 'first'), (2, 1, 'second'), (3, 3, 'third');
    insert into public.covers values (1, 'one.png');
    insert into public.duets values (1, 1, 2), (2, null, 3);
  `);
});
afterAll(() => host.stop());

const get = async (path: string, headers: Record<string, string> = {}): Promise<[number, unknown]> => {
  const response = await host.request(path, { headers });
  return [response.status, await response.json()];
};

describe('embedded resources', () => {
  it('embeds a to-one relationship as an object', async () => {
    const { data } = await host.client().from('notes').select('id,songs(title)').order('id');
    expect(data).toEqual([
      { id: 1, songs: { title: 'Quiet river' } },
      { id: 2, songs: { title: 'Quiet river' } },
      { id: 3, songs: { title: 'Loud storm' } },
      { id: 4, songs: null },
      // The song is Bob's: the policies of an embedded table count as well.
      { id: 5, songs: null },
    ]);
  });

  it('accepts an order on a to-one relationship, which changes nothing', async () => {
    expect(await get('/notes?select=id,songs(id)&id=eq.1&songs.order=data->mood&songs.limit=5')).toEqual([
      200,
      [{ id: 1, songs: { id: 1 } }],
    ]);
  });

  it('embeds a to-many relationship as a list, nested too', async () => {
    const { data } = await host
      .client()
      .from('songs')
      .select('id,notes(id,lines(body))')
      .order('id')
      .limit(3);
    expect(data).toEqual([
      {
        id: 1,
        notes: [
          { id: 1, lines: [{ body: 'first' }, { body: 'second' }] },
          { id: 2, lines: [] },
        ],
      },
      { id: 2, notes: [{ id: 3, lines: [{ body: 'third' }] }] },
      { id: 3, notes: [] },
    ]);
  });

  it('embeds a one-to-one relationship as an object', async () => {
    const { data } = await host.client().from('songs').select('id,covers(url)').in('id', [1, 2]).order('id');
    expect(data).toEqual([
      { id: 1, covers: { url: 'one.png' } },
      { id: 2, covers: null },
    ]);
  });

  it('an embedded resource takes an alias, filters, order and limit of its own', async () => {
    const { data } = await host
      .client()
      .from('songs')
      .select('id,memos:notes(id)')
      .eq('id', 1)
      .gt('memos.id', 0)
      .order('id', { referencedTable: 'memos', ascending: false })
      .limit(1, { referencedTable: 'memos' });
    expect(data).toEqual([{ id: 1, memos: [{ id: 2 }] }]);
    expect(await get('/songs?select=id,notes(id)&id=eq.1&notes.or=(id.eq.1,id.eq.9)')).toEqual([
      200,
      [{ id: 1, notes: [{ id: 1 }] }],
    ]);
  });

  it('!inner filters the rows by what is embedded, in the count too', async () => {
    const many = await host
      .client()
      .from('songs')
      .select('id,notes!inner(id)', { count: 'exact' })
      .gt('notes.id', 2)
      .limit(1);
    expect([many.data, many.count]).toEqual([[{ id: 2, notes: [{ id: 3 }] }], 1]);
    const one = await host
      .client()
      .from('notes')
      .select('id,songs!inner()', { count: 'exact' })
      .eq('songs.title', 'Quiet river')
      .order('id')
      .limit(1);
    expect([one.data, one.count]).toEqual([[{ id: 1 }], 2]);
  });

  it('spreads an embedded resource into its row, in CSV too', async () => {
    expect(await get('/notes?select=id,...songs(name:title,bpm)&id=in.(1,4)&order=id')).toEqual([
      200,
      [
        { id: 1, name: 'Quiet river', bpm: 60 },
        { id: 4, name: null, bpm: null },
      ],
    ]);
    const csv = await host.client().from('notes').select('id,...songs(name:title)').eq('id', 1).csv();
    expect(csv.data).toBe('id,name\n1,"Quiet river"');
  });

  it('embeds by foreign key or column, and refuses an ambiguous relationship', async () => {
    expect(await get('/duets?select=id,songs(id)')).toMatchObject([
      300,
      {
        code: 'PGRST201',
        message: "Could not embed because more than one relationship was found for 'duets' and 'songs'",
        details: [
          {
            cardinality: 'many-to-one',
            embedding: 'duets with songs',
            relationship: 'duets_first_id_fkey using duets(first_id) and songs(id)',
          },
          { relationship: 'duets_second_id_fkey using duets(second_id) and songs(id)' },
        ],
        hint: "Try changing 'songs' to one of the following: 'songs!duets_first_id_fkey', 'songs!duets_second_id_fkey'. Find the desired relationship in the 'details' key.",
      },
    ]);
    expect(
      await get(
        '/duets?select=a:songs!duets_first_id_fkey(id),b:songs!second_id(id),c:second_id(id)&id=eq.1',
      ),
    ).toEqual([200, [{ a: { id: 1 }, b: { id: 2 }, c: { id: 2 } }]]);
    expect((await get('/songs?select=id,duets!duets_second_id_fkey(id)&id=eq.3'))[1]).toEqual([
      { id: 3, duets: [{ id: 2 }] },
    ]);
    expect((await get('/songs?select=id,note(id)'))[1]).toMatchObject({
      code: 'PGRST200',
      hint: "Perhaps you meant 'notes' instead of 'note'.",
    });
  });

  it('embeds resources in a row just written', async () => {
    const { data, error } = await host
      .client()
      .from('notes')
      .insert({ id: 50, song_id: 2 })
      .select('id,songs(title)')
      .single();
    expect([error, data]).toEqual([null, { id: 50, songs: { title: 'Loud storm' } }]);
  });

  it('refuses filters and orders on resources that are not embedded, and embedding in functions without a table', async () => {
    expect((await get('/songs?select=id&notes.id=eq.1'))[1]).toMatchObject({ code: 'PGRST108' });
    expect((await get('/songs?select=id,notes(id)&notes.lines.id=eq.1'))[1]).toMatchObject({
      code: 'PGRST108',
      message: "'lines' is not an embedded resource in this request",
    });
    expect((await get('/songs?select=id,notes(id)&order=notes(id)'))[1]).toMatchObject({
      code: 'PGRST118',
      message: "A related order on 'notes' is not possible",
      details: "'songs' and 'notes' do not form a many-to-one or one-to-one relationship",
    });
    expect((await get('/songs?select=id&order=notes(id)'))[1]).toMatchObject({ code: 'PGRST108' });
    expect((await get('/songs?select=id,notes(nonsense)'))[1]).toMatchObject({
      code: '42703',
      message: 'column notes.nonsense does not exist',
    });
    const rows = await host.client().rpc('listing').select('name,notes(id)');
    expect(rows.error?.code).toBe('PGRST200');
  });
});
