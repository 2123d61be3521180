import { describe, expect, it } from 'vitest';
import { specifiedClaims } from '#domain/content/claims.ts';
import { headOf, pageHeads } from '#domain/head/page-heads.ts';
import { pageStructuredData } from '#domain/head/page-structured-data.ts';
import { addressesOf, structuredDataProblems } from '#scripts/web-build/structured-data-problems.ts';

const origin = 'https://kindling.example';
const of = (path: string, facts = specifiedClaims): object =>
  pageStructuredData(headOf(path), path, origin, facts) ?? {};

/** The document of a page with every `from` in its text made `to`. */
const changed = (path: string, from: string, to: string): unknown => {
  const text = JSON.stringify(of(path));
  expect(text).toContain(from);
  return JSON.parse(text.replaceAll(from, to));
};

describe('[HEAD-01] structured data as search engines ask for it', () => {
  it.each(Object.keys(pageHeads).filter((path) => pageHeads[path]?.index))(
    'finds no problem in the structured data of %s',
    (path) => {
      expect(structuredDataProblems(of(path), origin)).toEqual([]);
    },
  );

  it('accepts an application without a rating', () => {
    expect(structuredDataProblems(of('/', { ...specifiedClaims, rating: null }), origin)).toEqual([]);
  });

  it('names breadcrumbs as the menu does', () => {
    expect(JSON.stringify(of('/brand'))).toContain(
      '"name":"Brand Story","item":"https://kindling.example/brand"',
    );
    expect(JSON.stringify(of('/voice'))).not.toContain('BreadcrumbList');
  });

  it.each([
    ['/', '"logo"', '"picture"', 'Organization.logo'],
    ['/', '"price":0', '"price":-1', 'SoftwareApplication.offers.price'],
    ['/', '"ratingValue":4.8', '"ratingValue":5.1', 'SoftwareApplication.aggregateRating.ratingValue'],
    ['/', '"@type":"WebSite"', '"@type":"WebPage"', 'WebPage: nobody has said what it needs'],
    ['/', '/#website"', '/#organisation"', 'https://kindling.example/#organisation stands there twice'],
    ['/privacy', '"headline":"Privacy Policy"', `"headline":"${'x'.repeat(111)}"`, 'Article.headline'],
    ['/privacy', '"dateModified":"20', '"dateModified":"the 20', 'Article.dateModified'],
    ['/privacy', '"image"', '"picture"', 'Article.image'],
    ['/privacy', '"position":2', '"position":3', 'BreadcrumbList.itemListElement: counts from 1'],
    [
      '/privacy',
      '{"@id":"https://kindling.example/#organisation"}',
      '{"@id":"https://kindling.example/#us"}',
      'https://kindling.example/#us leads nowhere',
    ],
    [
      '/privacy',
      'https://kindling.example/og.png',
      'https://elsewhere.example/og.png',
      'https://elsewhere.example/og.png is not on',
    ],
    ['/privacy', 'https://kindling.example/og.png', '/og.png', 'Article.image'],
    ['/privacy', 'https://schema.org', 'http://schema.org', 'document.@context'],
  ])('reports a problem on %s when %s becomes %s', (path, from, to, problem) => {
    expect(structuredDataProblems(changed(path, from, to), origin).join('\n')).toContain(problem);
  });

  it('lists every address once', () => {
    expect(addressesOf(of('/privacy'))).toEqual([
      'https://kindling.example/',
      'https://kindling.example/icons/icon-512.png',
      'https://kindling.example/search?q=focus',
      'https://kindling.example/privacy',
      'https://kindling.example/og.png',
    ]);
  });
});
