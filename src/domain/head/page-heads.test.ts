import { describe, expect, it } from 'vitest';
import { cutDescription } from '#domain/head/cut.ts';
import { headTags, titleOf } from '#domain/head/head-tags.ts';
import { headOf, notFoundHead, pageHeads } from '#domain/head/page-heads.ts';
import { routeTable } from '#domain/navigation/route-table.ts';

const origin = 'https://kindling.example';
const contentOf = (path: string, name: string): string | undefined =>
  headTags(headOf(path), path, origin).find(
    ({ attributes }) => attributes['name'] === name || attributes['property'] === name,
  )?.attributes['content'];

describe('[HEAD-01] page heads', () => {
  it('exist for every built page and for nothing else', () => {
    const built = routeTable.filter((entry) => entry.built).map((entry) => entry.path);
    expect(Object.keys(pageHeads).toSorted()).toEqual(built.toSorted());
  });

  it('say nothing of a page twice', () => {
    const listed = Object.values(pageHeads).filter((head) => head.index);
    expect(new Set(listed.map((head) => head.title)).size).toBe(listed.length);
    expect(new Set(listed.map((head) => head.description)).size).toBe(listed.length);
  });

  it.each(Object.entries(pageHeads))('fit uncut: %s', (_, head) => {
    expect(titleOf(head)).toBe(head.title);
    expect(cutDescription(head.description)).toBe(head.description);
  });

  it('keep pages of one person out of search engines', () => {
    const personal = routeTable.filter((entry) => entry.built && entry.access !== 'public');
    expect(new Set(personal.map(({ path }) => contentOf(path, 'robots')))).toEqual(new Set(['noindex']));
    expect(contentOf('/', 'robots')).toBe('index, follow');
  });

  it('lead to the configured origin', () => {
    const tags = headTags(headOf('/'), '/', origin);
    const link = tags.find(({ tag }) => tag === 'link');
    expect(link?.attributes).toEqual({ rel: 'canonical', href: 'https://kindling.example/' });
    expect(contentOf('/', 'og:url')).toBe('https://kindling.example/');
    expect(contentOf('/', 'og:image')).toBe('https://kindling.example/og.png');
    expect(contentOf('/', 'twitter:card')).toBe('summary_large_image');
  });

  it('of an unknown path say so, and claim no address', () => {
    expect(headOf('/nowhere')).toBe(notFoundHead);
    expect(headOf('/constructor')).toBe(notFoundHead);
    expect(titleOf(notFoundHead)).toBe('Page Not Found');
    expect(contentOf('/nowhere', 'robots')).toBe('noindex');
    expect(headTags(notFoundHead, '/nowhere', origin).some(({ tag }) => tag === 'link')).toBe(false);
  });

  it('are the same with a trailing slash', () => {
    expect(headOf('/tasks/')).toBe(headOf('/tasks'));
  });
});
