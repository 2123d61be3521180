import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { search } from '#domain/search/search.ts';
import { indexPages, type SearchPage } from '#domain/search/search-index.ts';
import { searchPages } from '#domain/search/search-pages.fixture.ts';
import type { MarkedText } from '#domain/search/snippet.ts';

const index = indexPages(searchPages);
const placesFor = (query: string): readonly string[] =>
  search(index, query).map(({ path, id }) => (id === null ? path : `${path}#${id}`));
const markedIn = ({ text, marks }: MarkedText): readonly string[] =>
  marks.map(({ start, end }) => text.slice(start, end));

const page = (path: string, changes: Partial<SearchPage>): SearchPage => ({
  path,
  title: 'Other',
  description: 'Other',
  sections: [],
  ...changes,
});
const section = (heading: string, text: string) => ({ id: 'x', heading, text });

const inBounds = ({ text, marks }: MarkedText): void => {
  let reached = 0;
  for (const { start, end } of marks) {
    expect(start).toBeGreaterThanOrEqual(reached);
    expect(end).toBeGreaterThan(start);
    expect(end).toBeLessThanOrEqual(text.length);
    reached = end;
  }
};

describe('[ROUTE-05] the first result', () => {
  it.each([
    ['privacy', '/privacy'],
    ['PRIVACY', '/privacy'],
    ['priv', '/privacy'],
    ['privcy', '/privacy'],
    ['pirvacy', '/privacy'],
    ['cookie', '/privacy#cookies'],
    ['cookies', '/privacy#cookies'],
    ['how do I delete my account?', '/privacy#delete'],
    ['your account', '/terms#account'],
    ['terms', '/terms'],
    ['energy', '/'],
    ['cafe', '/terms#account'],
    ['jose', '/terms#account'],
    ['José', '/terms#account'],
    ['zoe', '/terms#account'],
    ['music focus', '/#loop'],
  ])('searches “%s” and finds %s first', (query, place) => {
    expect(placesFor(query)[0]).toBe(place);
  });

  it.each(['', '   ', '?!', 'xylophone', 'qz', '\u0000'])('finds nothing for %j', (query) => {
    expect(placesFor(query)).toEqual([]);
  });
});

describe('[ROUTE-05] the order of results', () => {
  const ranked = indexPages([
    page('/text', { sections: [section('Other', 'a lantern here')] }),
    page('/description', { description: 'About a lantern' }),
    page('/heading', { sections: [section('The lantern', 'Other')] }),
    page('/title', { title: 'Lantern' }),
  ]);

  it('ranks title, heading, description, then text', () => {
    expect(search(ranked, 'lantern').map(({ path }) => path)).toEqual([
      '/title',
      '/heading',
      '/description',
      '/text',
    ]);
  });

  it('ranks the word itself before a longer one', () => {
    const two = indexPages([page('/long', { title: 'Taskmaster' }), page('/exact', { title: 'Task' })]);
    expect(search(two, 'task').map(({ path }) => path)).toEqual(['/exact', '/long']);
  });

  it('looks for typos only where nothing is spelled as asked', () => {
    const two = indexPages([page('/talk', { title: 'Talk' }), page('/task', { title: 'Task' })]);
    expect(search(two, 'task').map(({ path }) => path)).toEqual(['/task']);
    expect(search(two, 'tsak').map(({ path }) => path)).toEqual(['/task']);
  });

  it('leaves out partial matches where there is a full one', () => {
    const three = indexPages([
      page('/one', { title: 'Green' }),
      page('/both', { title: 'Green tea' }),
      page('/other', { title: 'Tea' }),
    ]);
    expect(search(three, 'green tea').map(({ path }) => path)).toEqual(['/both']);
    expect(search(three, 'green xylophone').map(({ path }) => path)).toEqual(['/one', '/both']);
  });

  it('shows at most three results of one page and twenty in all', () => {
    const many = Array.from({ length: 30 }, (_, number) =>
      page(`/${number}`, { sections: Array.from({ length: 9 }, () => section('Lamp', 'lamp')) }),
    );
    const results = search(indexPages(many), 'lamp');
    expect(results).toHaveLength(20);
    expect(results.filter(({ path }) => path === '/0')).toHaveLength(3);
  });
});

describe('[ROUTE-05] marks and snippets', () => {
  it('marks what answers the query in title, heading and text', () => {
    const [result] = search(index, 'delete account');
    expect(result).toMatchObject({ path: '/privacy', id: 'delete' });
    expect(result?.heading && markedIn(result.heading)).toEqual(['delete']);
    expect(result && markedIn(result.snippet)).toEqual(['account', 'delete']);
  });

  it('marks words with their accents as they are written', () => {
    const [result] = search(index, 'jose cafe');
    expect(result && markedIn(result.snippet)).toEqual(['José', 'café']);
  });

  it('cuts a snippet from the middle of a long text', () => {
    const text = `${'Some words before. '.repeat(60)}The lighthouse shines.${' Some words after.'.repeat(60)}`;
    const long = indexPages([
      { path: '/long', title: 'Long', description: '', sections: [{ id: 'a', heading: 'A', text }] },
    ]);
    const [result] = search(long, 'lighthouse');
    expect(result?.snippet.text).toMatch(/^… .*The lighthouse shines\..* …$/);
    expect(result?.snippet.text.length).toBeLessThan(200);
    expect(result && markedIn(result.snippet)).toEqual(['lighthouse']);
  });
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc
    .array(fc.constantFrom('task', 'Tásk', '🔥', 'ADHD', '’', '  ', 'ﬁre', 'x'.repeat(200)), {
      maxLength: 80,
    })
    .map((words) => words.join(' ')),
);

it('[ROUTE-05] never throws nor marks outside of a text, for any text and query', () => {
  const pages = fc.array(
    fc.record({
      path: fc.constant('/page'),
      title: anyText,
      description: anyText,
      sections: fc.array(fc.record({ id: fc.constantFrom(null, 'a'), heading: anyText, text: anyText }), {
        maxLength: 3,
      }),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(pages, anyText, (site, query) => {
      for (const result of search(indexPages(site), query)) {
        inBounds(result.title);
        inBounds(result.snippet);
        if (result.heading !== null) inBounds(result.heading);
        expect(result.snippet.text.length).toBeLessThan(200);
      }
    }),
    { numRuns: 300 },
  );
});

it('[ROUTE-05] finds each page by every long word in it', () => {
  const words = searchPages.flatMap((page) =>
    page.sections.flatMap(({ text }) =>
      (text.match(/\p{L}{5,}/gu) ?? []).map((word) => [word, page.path] as const),
    ),
  );
  expect(words.length).toBeGreaterThan(20);
  for (const [word, path] of words) {
    expect(
      search(index, word).map((result) => result.path),
      word,
    ).toContain(path);
  }
});
