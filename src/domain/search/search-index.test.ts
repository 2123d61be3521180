import { describe, expect, it } from 'vitest';
import { indexLimits, parseSearchIndex } from '#domain/search/search-index.ts';
import { searchPages } from '#domain/search/search-pages.fixture.ts';

const page = searchPages[0]!;
const section = page.sections[0]!;

describe('[ROUTE-05] the search index', () => {
  it('parses the index as it was written', () => {
    const index = parseSearchIndex(JSON.parse(JSON.stringify(searchPages)));
    expect(index?.pages.map(({ path }) => path)).toEqual(['/', '/privacy', '/terms']);
    expect(index?.vocabulary).toContain('cafe');
  });

  it.each([
    ['nothing', null],
    ['a text', '<!doctype html>'],
    ['no list', {}],
    ['a page without sections', [{ ...page, sections: undefined }]],
    ['a path that leads elsewhere', [{ ...page, path: '//evil.example' }]],
    ['a path that is a script', [{ ...page, path: 'javascript:alert(1)' }]],
    ['an anchor with more in it', [{ ...page, sections: [{ ...section, id: 'a"b' }] }]],
    ['too many pages', Array.from({ length: indexLimits.pages + 1 }, () => page)],
    ['a text too long', [{ ...page, sections: [{ ...section, text: 'x'.repeat(indexLimits.text + 1) }] }]],
    [
      'too much of everything',
      Array.from({ length: 101 }, () => ({
        ...page,
        sections: [{ ...section, text: 'x'.repeat(indexLimits.text) }],
      })),
    ],
  ])('rejects as an index: %s', (_, content) => {
    expect(parseSearchIndex(content)).toBeNull();
  });
});

it('[ROUTE-05] leaves the name of the site out of a result’s title', () => {
  expect(parseSearchIndex(searchPages)?.pages.map(({ title }) => title.text)).toEqual([
    'Kindling · Small sparks, steady flow',
    'Privacy Policy',
    'Terms of Service',
  ]);
});
