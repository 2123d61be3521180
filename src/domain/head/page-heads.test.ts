import { describe, expect, it } from 'vitest';
import { cutDescription } from '#domain/head/truncate.ts';
import { headTags, titleOf } from '#domain/head/head-tags.ts';
import { headOf, notFoundHead, pageHeads } from '#domain/head/page-heads.ts';
import { routeTable } from '#domain/navigation/route-table.ts';

const origin = 'https://kindling.example';
const contentOf = (path: string, name: string): string | undefined =>
  headTags(headOf(path), path, origin).find(
    ({ attributes }) => attributes['name'] === name || attributes['property'] === name,
  )?.attributes['content'];

describe('[HEAD-01] page heads', () => {
  it('has a head for every built page and for nothing else', () => {
    const built = routeTable.filter((entry) => entry.built).map((entry) => entry.path);
    expect(Object.keys(pageHeads).toSorted()).toEqual(built.toSorted());
  });

  it('gives no two listed pages the same title or description', () => {
    const listed = Object.values(pageHeads).filter((head) => head.index);
    expect(new Set(listed.map((head) => head.title)).size).toBe(listed.length);
    expect(new Set(listed.map((head) => head.description)).size).toBe(listed.length);
  });

  it.each(Object.entries(pageHeads))('fits title and description without a cut: %s', (_, head) => {
    expect(titleOf(head)).toBe(head.title);
    expect(cutDescription(head.description)).toBe(head.description);
  });

  it('keeps personal pages out of search engines', () => {
    const personal = routeTable.filter((entry) => entry.built && entry.access !== 'public');
    expect(new Set(personal.map(({ path }) => contentOf(path, 'robots')))).toEqual(new Set(['noindex']));
    expect(contentOf('/', 'robots')).toBe('index, follow');
  });

  it('points canonical and social links to the configured origin', () => {
    const tags = headTags(headOf('/'), '/', origin);
    const link = tags.find(({ tag }) => tag === 'link');
    expect(link?.attributes).toEqual({ rel: 'canonical', href: 'https://kindling.example/' });
    expect(contentOf('/', 'og:url')).toBe('https://kindling.example/');
    expect(contentOf('/', 'og:image')).toBe('https://kindling.example/og.png');
    expect(contentOf('/', 'twitter:card')).toBe('summary_large_image');
  });

  it('gives an unknown path the not-found head, without a canonical link', () => {
    expect(headOf('/nowhere')).toBe(notFoundHead);
    expect(headOf('/constructor')).toBe(notFoundHead);
    expect(titleOf(notFoundHead)).toBe('Page Not Found');
    expect(contentOf('/nowhere', 'robots')).toBe('noindex');
    expect(headTags(notFoundHead, '/nowhere', origin).some(({ tag }) => tag === 'link')).toBe(false);
  });

  it('gives a path with a trailing slash the same head', () => {
    expect(headOf('/tasks/')).toBe(headOf('/tasks'));
  });
});
