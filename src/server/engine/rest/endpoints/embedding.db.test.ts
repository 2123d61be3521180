import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { library } from '#server/engine/rest/library-schema.fixture.ts';
import { startRestHost } from '#server/engine/rest/rest-host.fixture.ts';
import type { RestHost } from '#server/engine/rest/rest-host.fixture.ts';

let host: RestHost;

beforeAll(async () => {
  host = await startRestHost();
  await host.adminQuery(library);
});
afterAll(() => host.stop());

const get = async (path: string, headers: Record<string, string> = {}): Promise<unknown> =>
  (await host.request(path, { headers })).json();

describe('many-to-many relationships', () => {
  it('embeds many-to-many through the join table', async () => {
    const { data } = await host.client().from('books').select('id,tags(label)').order('id');
    expect(data).toEqual([
      { id: 1, tags: [{ label: 'maths' }, { label: 'old' }] },
      { id: 2, tags: [] },
      { id: 3, tags: [{ label: 'maths' }] },
      { id: 4, tags: [] },
    ]);
    expect(await get('/tags?select=label,books!book_tags(title)&books.order=title.desc&id=eq.1')).toEqual([
      { label: 'maths', books: [{ title: 'Engines' }, { title: 'Bets' }] },
    ]);
  });

  it('filters rows by a many-to-many resource with !inner', async () => {
    const { data, count } = await host
      .client()
      .from('books')
      .select('id,tags!inner(label)', { count: 'exact' })
      .eq('tags.label', 'old');
    expect([data, count]).toEqual([[{ id: 1, tags: [{ label: 'old' }] }], 1]);
  });

  it('asks which join table is meant when there are several', async () => {
    await host.adminQuery(`
      create table public.shelf_tags (book_id int references public.books, tag_id int references public.tags,
        primary key (book_id, tag_id));
      grant select on public.shelf_tags to authenticated;
    `);
    host.announceSchemaChange();
    await expect
      .poll(() => get('/books?select=id,tags(label)'))
      .toMatchObject({
        code: 'PGRST201',
        details: [
          {
            cardinality: 'many-to-many',
            embedding: 'books with tags',
            relationship: 'book_tags using book_tags_book_id_fkey(book_id) and book_tags_tag_id_fkey(tag_id)',
          },
          {
            relationship:
              'shelf_tags using shelf_tags_book_id_fkey(book_id) and shelf_tags_tag_id_fkey(tag_id)',
          },
        ],
        hint: "Try changing 'tags' to one of the following: 'tags!book_tags', 'tags!shelf_tags'. Find the desired relationship in the 'details' key.",
      });
    expect(await get('/books?select=tags!shelf_tags(label)&id=eq.1')).toEqual([{ tags: [] }]);
    await host.adminQuery('drop table public.shelf_tags');
    host.announceSchemaChange();
    await expect
      .poll(() => get('/books?select=tags(label)&id=eq.3'))
      .toEqual([{ tags: [{ label: 'maths' }] }]);
  });
});

describe('self-referencing tables', () => {
  it('embeds a table in itself: children by its name, the parent by the column', async () => {
    expect(await get('/categories?select=name,categories(name),parent_id(name)&id=eq.2')).toEqual([
      { name: 'fiction', categories: [{ name: 'poems' }], parent_id: { name: 'all' } },
    ]);
    expect(
      await get(
        '/categories?select=name,up:parent_id(name,up:parent_id(name)),down:categories!parent_id(id)&id=eq.4',
      ),
    ).toEqual([{ name: 'poems', up: { name: 'fiction', up: { name: 'all' } }, down: [] }]);
  });

  it('needs a hint where several keys reference the same table', async () => {
    expect(await get('/firms?select=name,firms(name)')).toMatchObject({ code: 'PGRST201' });
    expect(
      await get(
        '/firms?select=name,audited:firms!auditor_id(name),auditor_id(name),owner:owner_id(name)&order=id',
      ),
    ).toEqual([
      { name: 'Audit', audited: [{ name: 'Shop' }, { name: 'Stall' }], auditor_id: null, owner: null },
      { name: 'Shop', audited: [], auditor_id: { name: 'Audit' }, owner: null },
      { name: 'Stall', audited: [], auditor_id: { name: 'Audit' }, owner: { name: 'Shop' } },
    ]);
  });
});

describe('spreads', () => {
  it('a spread to many gives a list for each column', async () => {
    expect(
      await get(
        '/authors?select=name,...books!author_id(titles:title,pages)&books.order=title.desc&order=id',
      ),
    ).toEqual([
      { name: 'Ada', titles: ['Notes', 'Engines'], pages: [200, 100] },
      { name: 'Blaise', titles: ['Bets'], pages: [300] },
      { name: 'Cleo', titles: [], pages: [] },
    ]);
    expect(
      await get('/books?select=id,...tags(label),...authors!author_id(writer:name)&id=in.(1,4)&order=id'),
    ).toEqual([
      { id: 1, label: ['maths', 'old'], writer: 'Ada' },
      { id: 4, label: [], writer: null },
    ]);
  });

  it('spreads nest, and show a join table together with what it leads to', async () => {
    expect(
      await get('/books?select=title,book_tags(weight,...tags(label))&book_tags.order=weight&id=eq.1'),
    ).toEqual([
      {
        title: 'Engines',
        book_tags: [
          { weight: 3, label: 'old' },
          { weight: 5, label: 'maths' },
        ],
      },
    ]);
    expect(
      await get('/book_details?select=isbn,...books(title,...authors!author_id(...countries(land:name)))'),
    ).toEqual([
      { isbn: 'i-1', title: 'Engines', land: 'Britain' },
      { isbn: 'i-3', title: 'Bets', land: 'France' },
    ]);
  });
});

describe('ordering by an embedded resource', () => {
  it('orders by a column of an embedded resource, selected or not', async () => {
    const { data } = await host
      .client()
      .from('books')
      .select('title,writer:authors!author_id(id)')
      .order('writer(name)', { ascending: false, nullsFirst: true })
      .order('id');
    expect(data).toEqual([
      { title: 'Nobody', writer: null },
      { title: 'Bets', writer: { id: 2 } },
      { title: 'Engines', writer: { id: 1 } },
      { title: 'Notes', writer: { id: 1 } },
    ]);
    expect(
      await get('/books?select=id,...authors!author_id(name)&order=authors(name).desc.nullslast,id&limit=2'),
    ).toEqual([
      { id: 3, name: 'Blaise' },
      { id: 1, name: 'Ada' },
    ]);
    expect(
      await get('/books?select=id,authors!author_id()&order=authors(country).nullsfirst,id&limit=2'),
    ).toEqual([{ id: 4 }, { id: 3 }]);
  });
});

describe('filtering by whether something is embedded', () => {
  it('finds rows with or without embedded rows by is.null', async () => {
    expect(await get('/authors?select=name,books!author_id(id)&books=is.null')).toEqual([
      { name: 'Cleo', books: [] },
    ]);
    expect(await get('/authors?select=name,books!author_id()&books=not.is.null&order=id')).toEqual([
      { name: 'Ada' },
      { name: 'Blaise' },
    ]);
    expect(await get('/books?select=id,details:book_details(isbn)&details=is.null&order=id')).toEqual([
      { id: 2, details: null },
      { id: 4, details: null },
    ]);
  });

  it('combines is.null on embedded resources in a tree, with their own filters and a count', async () => {
    const { data, count } = await host
      .client()
      .from('books')
      .select('id,tags(),book_details()', { count: 'exact' })
      .eq('tags.label', 'old')
      .eq('book_details.isbn', 'i-3')
      .or('tags.not.is.null,book_details.not.is.null')
      .order('id')
      .limit(1);
    expect([data, count]).toEqual([[{ id: 1 }], 2]);
  });

  it('refuses other operators than is.null on an embedded resource', async () => {
    expect(await get('/authors?select=name,books!author_id(id)&books=eq.1')).toEqual({
      code: 'PGRST120',
      message: "Bad operator on the 'books' embedded resource",
      details: 'Only is null or not is null filters are allowed on embedded resources',
      hint: null,
    });
  });

  it('estimates a planned count with the embedded filters', async () => {
    const planned = await host.request('/books?select=id,tags!inner(data:label)&tags.label=eq.old', {
      headers: { Prefer: 'count=planned' },
    });
    expect(planned.headers.get('content-range')).toMatch(/^0-0\/\d+$/u);
    expect(planned.status).toBeLessThan(300);
  });
});

describe('names of embedded resources', () => {
  it('names an embedded resource by its alias, or else as it was selected', async () => {
    expect(await get('/authors?select=name,works:books!author_id(id)&books.id=eq.2&id=eq.1')).toEqual([
      { name: 'Ada', works: [{ id: 2 }] },
    ]);
    expect(await get('/books?select=books_author_id_fkey(name),editor_id(name)&id=eq.1')).toEqual([
      { books_author_id_fkey: { name: 'Ada' }, editor_id: { name: 'Blaise' } },
    ]);
  });
});

describe('views', () => {
  it('views embed by the foreign keys of the tables they show', async () => {
    expect(await get('/long_books?select=title,authors(name),tags(label)&order=book_id')).toEqual([
      { title: 'Notes', authors: { name: 'Ada' }, tags: [] },
      { title: 'Bets', authors: { name: 'Blaise' }, tags: [{ label: 'maths' }] },
    ]);
    expect(await get('/authors?select=name,long_books(title)&id=eq.1')).toEqual([
      { name: 'Ada', long_books: [{ title: 'Notes' }] },
    ]);
    expect(await get('/longer_books?select=book_id,authors(name),book_details(isbn)&order=book_id')).toEqual([
      { book_id: 2, authors: { name: 'Ada' }, book_details: null },
      { book_id: 3, authors: { name: 'Blaise' }, book_details: { isbn: 'i-3' } },
    ]);
  });
});

describe('views of join tables', () => {
  it('a view of a join table is a second way, and embeds when it is named', async () => {
    await host.adminQuery(`
      create view public.heavy_tags with (security_invoker) as select * from public.book_tags where weight > 4;
      grant select on public.heavy_tags to authenticated;
    `);
    host.announceSchemaChange();
    await expect
      .poll(() => get('/books?select=id,heavy_tags(weight)&id=eq.1'))
      .toEqual([{ id: 1, heavy_tags: [{ weight: 5 }] }]);
    expect(await get('/books?select=id,tags!heavy_tags(label)&id=eq.1')).toEqual([
      { id: 1, tags: [{ label: 'maths' }] },
    ]);
    expect(await get('/books?select=id,tags(label)')).toMatchObject({
      code: 'PGRST201',
      hint: "Try changing 'tags' to one of the following: 'tags!book_tags', 'tags!heavy_tags'. Find the desired relationship in the 'details' key.",
    });
    await host.adminQuery('drop view public.heavy_tags');
    host.announceSchemaChange();
    await expect
      .poll(() => get('/books?select=tags(label)&id=eq.3'))
      .toEqual([{ tags: [{ label: 'maths' }] }]);
  });
});

describe('pages of what is embedded', () => {
  it('passes over one as over many, where that is asked', async () => {
    expect(await get('/books?select=id,author_id(name)&id=eq.1&author_id.offset=1')).toEqual([
      { id: 1, author_id: null },
    ]);
    expect(await get('/books?select=id,author_id(name)&id=eq.1&author_id.limit=1')).toEqual([
      { id: 1, author_id: { name: 'Ada' } },
    ]);
  });
});

describe('computed columns and relationships', () => {
  it('selects, filters and orders by a computed column', async () => {
    expect(await get('/books?select=id,shout&shout=eq.NOTES')).toEqual([{ id: 2, shout: 'NOTES' }]);
    expect(await get('/books?select=loud:shout&order=shout.desc&limit=1')).toEqual([{ loud: 'NOTES' }]);
    expect(await get('/authors?select=books!author_id(shout)&id=eq.2')).toEqual([
      { books: [{ shout: 'BETS' }] },
    ]);
  });

  it('embeds a computed relationship', async () => {
    expect(await get('/books?select=id,rivals(title),first_author(name)&id=lt.4&order=id')).toEqual([
      { id: 1, rivals: [{ title: 'Notes' }], first_author: { name: 'Ada' } },
      { id: 2, rivals: [{ title: 'Engines' }], first_author: { name: 'Ada' } },
      { id: 3, rivals: [], first_author: { name: 'Blaise' } },
    ]);
  });
});

describe('rows of functions and writes', () => {
  it('embeds resources in the rows of a function', async () => {
    const many = await host
      .client()
      .rpc('all_books')
      .select('title,authors!author_id(name),tags(label),shout,rivals(id)')
      .eq('id', 1);
    expect([many.error, many.data]).toEqual([
      null,
      [
        {
          title: 'Engines',
          authors: { name: 'Ada' },
          tags: [{ label: 'maths' }, { label: 'old' }],
          shout: 'ENGINES',
          rivals: [{ id: 2 }],
        },
      ],
    ]);
    const one = await host.client().rpc('one_book', { wanted: 3 }).select('id,authors!author_id(name)');
    expect(one.data).toEqual({ id: 3, authors: { name: 'Blaise' } });
  });

  it('embeds resources in the rows of a write', async () => {
    const books = host.client().from('books');
    const added = await books
      .insert({ id: 50, title: 'Fresh', author_id: 3 })
      .select('title,authors!author_id(name),tags(label),shout,rivals(id)')
      .single();
    expect([added.error, added.data]).toEqual([
      null,
      { title: 'Fresh', authors: { name: 'Cleo' }, tags: [], shout: 'FRESH', rivals: [] },
    ]);
    const changed = await books.update({ author_id: 2 }).eq('id', 50).select('...authors!author_id(name)');
    expect(changed.data).toEqual([{ name: 'Blaise' }]);
    const kept = await books
      .upsert({ id: 50, title: 'Fresher' })
      .select('title,authors!author_id(countries(name))');
    expect(kept.data).toEqual([{ title: 'Fresher', authors: { countries: { name: 'France' } } }]);
    const gone = await books.delete().eq('id', 50).select('title,book_details(isbn),tags(label)');
    expect(gone.data).toEqual([{ title: 'Fresher', book_details: null, tags: [] }]);
  });
});

describe('the error log', () => {
  it('no request above logged an unexpected error', () => expect(host.errors).toEqual([]));
});
