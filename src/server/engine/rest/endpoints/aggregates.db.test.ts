import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { library } from '#server/engine/rest/library-schema.fixture.ts';
import { startRestHost } from '#server/engine/rest/rest-host.fixture.ts';
import type { RestHost } from '#server/engine/rest/rest-host.fixture.ts';

let host: RestHost;

beforeAll(async () => {
  host = await startRestHost();
  await host.adminQuery(library);
  await host.adminQuery(`create table public.tallies (count int);
    insert into public.tallies values (7), (8);
    grant select on public.tallies to authenticated;`);
});
afterAll(() => host.stop());

const get = async (path: string): Promise<unknown> => (await host.request(path)).json();

describe('aggregates', () => {
  it('aggregates all rows when nothing else is selected', async () => {
    const { data } = await host
      .client()
      .from('books')
      .select(
        'count(),pages.sum(),cheap:price.min(),dear:price.max(),mean:pages.avg()::int,priced:price.count()',
      );
    expect(data).toEqual([{ count: 4, sum: 650, cheap: 5, dear: 20, mean: 163, priced: 3 }]);
    expect(await get('/books?select=how_many:count()::text&pages=gt.100')).toEqual([{ how_many: '2' }]);
    expect(await get('/books?select=data->size->w::int.sum()')).toEqual([{ sum: 5 }]);
  });

  it('groups by the other columns, and orders by them', async () => {
    expect(await get('/books?select=author_id,count(),pages.sum()&order=author_id.nullsfirst')).toEqual([
      { author_id: null, count: 1, sum: 50 },
      { author_id: 1, count: 2, sum: 300 },
      { author_id: 2, count: 1, sum: 300 },
    ]);
    expect(await get('/books?select=data->size->w,count()&order=data->size->w.nullsfirst')).toEqual([
      { w: null, count: 2 },
      { w: 2, count: 1 },
      { w: 3, count: 1 },
    ]);
    expect(await get('/tags?select=*,count()&order=id&limit=1')).toEqual([
      { id: 1, label: 'maths', count: 1 },
    ]);
  });

  it('counts rows by the bare word count, where no column has that name', async () => {
    const authors = host.client().from('authors');
    const { data } = await authors.select('name, books!author_id(count)').order('id');
    expect(data).toEqual([
      { name: 'Ada', books: [{ count: 2 }] },
      { name: 'Blaise', books: [{ count: 1 }] },
      { name: 'Cleo', books: [{ count: 0 }] },
    ]);
    expect((await authors.select('count').single()).data).toEqual({ count: 3 });
    const filtered = authors.select('many:books!author_id(how:count)').eq('many.pages', 100).eq('id', 1);
    expect((await filtered).data).toEqual([{ many: [{ how: 1 }] }]);
    const written = await authors.update({ born: null }, { count: 'exact' }).gt('id', 1).select('count');
    expect([written.data, written.count]).toEqual([[{ count: 2 }], 2]);
    expect(await get('/tallies?select=count&order=count')).toEqual([{ count: 7 }, { count: 8 }]);
  });

  it('groups by the columns of an embedded resource', async () => {
    expect(
      await get('/books?select=count(),authors!author_id(name)&author_id=not.is.null&order=count'),
    ).toMatchObject({
      code: '42703',
    });
    const rows = await get('/books?select=pages.sum(),authors!author_id(name)');
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual({ sum: 300, authors: { name: 'Ada' } });
    expect(rows).toContainEqual({ sum: 50, authors: null });
  });

  it('aggregates inside an embedded resource', async () => {
    expect(await get('/authors?select=name,books!author_id(count(),pages.max())&order=id')).toEqual([
      { name: 'Ada', books: [{ count: 2, max: 200 }] },
      { name: 'Blaise', books: [{ count: 1, max: 300 }] },
      { name: 'Cleo', books: [{ count: 0, max: null }] },
    ]);
    expect(await get('/tags?select=label,books(count())&order=id')).toEqual([
      { label: 'maths', books: [{ count: 2 }] },
      { label: 'old', books: [{ count: 1 }] },
      { label: 'unused', books: [{ count: 0 }] },
    ]);
  });

  it('aggregates through a spread to one, and refuses a spread to many', async () => {
    const grouped = await get('/books?select=pages.sum(),...authors!author_id(country)');
    expect(grouped).toHaveLength(3);
    expect(grouped).toContainEqual({ sum: 300, country: 'gb' });
    expect(
      await get(
        '/book_tags?select=tag_id,...books(pages.max(),copies:count(),...authors!author_id(name.min()))&order=tag_id',
      ),
    ).toEqual([
      { tag_id: 1, max: 300, copies: 2, min: 'Ada' },
      { tag_id: 2, max: 100, copies: 1, min: 'Ada' },
    ]);
    expect(await get('/books?select=...authors!author_id(count())')).toEqual([{ count: 3 }]);
    expect(await get('/authors?select=name,...books!author_id(pages.sum())')).toEqual({
      code: 'PGRST127',
      message: 'Feature not implemented',
      details: 'Aggregates are not implemented for one-to-many or many-to-many spreads.',
      hint: null,
    });
  });

  it('orders aggregates by a column that a spread brought in', async () => {
    expect(
      await get(
        '/books?select=...authors!author_id(land:country),pages.sum()&order=authors(land).nullsfirst',
      ),
    ).toEqual([
      { land: null, sum: 50 },
      { land: 'fr', sum: 300 },
      { land: 'gb', sum: 300 },
    ]);
  });

  it('an aggregate over a write does not hide how many rows were written', async () => {
    const bounded = (query: string): Promise<Response> =>
      host.request(`/books?pages=gt.0&${query}`, {
        method: 'PATCH',
        body: '{"price":1}',
        headers: { Prefer: 'return=representation, handling=strict, max-affected=3' },
      });
    const answers = [
      await bounded('select=count()'),
      await bounded('select=id,authors!author_id!inner(id)&authors.id=eq.2'),
    ];
    for (const answer of answers) {
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { code: 'PGRST124', details: 'The query affects 4 rows' },
      ]);
    }
    const summed = await host
      .client()
      .from('books')
      .update({ price: 2 })
      .gt('pages', 150)
      .select('price.sum()');
    expect(summed.data).toEqual([{ sum: 4 }]);
  });

  it('an exact count is of rows, not of groups', async () => {
    const response = await host.request('/books?select=author_id,count()', {
      headers: { Prefer: 'count=exact' },
    });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, '0-2/4']);
  });

  it('gives aggregates as CSV', async () => {
    const { data } = await host.client().from('books').select('author_id,count()').eq('author_id', 1).csv();
    expect(data).toBe('author_id,count\n1,2');
  });
});
