import { describe, expect, it } from 'vitest';
import { specifiedClaims } from '#domain/content/claims.ts';
import {
  article,
  organisation,
  softwareApplication,
  structuredDocument,
  website,
} from '#domain/head/structured-data.ts';

const origin = 'https://kindling.example';
const facts = specifiedClaims;

describe('[HEAD-01] structured data', () => {
  it('[ROUTE-05] declares /search?q= as the site search', () => {
    expect(website(origin, 'A calm app.')).toMatchObject({
      '@type': 'WebSite',
      url: 'https://kindling.example/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://kindling.example/search?q={search_term}' },
        'query-input': 'required name=search_term',
      },
    });
  });

  it('declares the application with category, system, price and rating', () => {
    expect(softwareApplication(origin, 'A calm app.', facts)).toMatchObject({
      '@type': 'SoftwareApplication',
      applicationCategory: 'Productivity',
      operatingSystem: 'Web',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 150 },
    });
  });

  it('leaves out a rating that the operator does not have', () => {
    expect(softwareApplication(origin, 'A calm app.', { ...facts, rating: null })).not.toHaveProperty(
      'aggregateRating',
    );
  });

  it('declares an article with its headline, day and author', () => {
    expect(
      article(origin, {
        path: '/privacy',
        headline: 'Privacy Policy',
        description: 'What is kept.',
        dateModified: '2026-11-15',
      }),
    ).toMatchObject({
      '@type': 'Article',
      headline: 'Privacy Policy',
      dateModified: '2026-11-15',
      mainEntityOfPage: 'https://kindling.example/privacy',
      author: { '@type': 'Organization', name: 'Kindling' },
    });
  });

  it('names the organisation as the publisher of the website', () => {
    const us = organisation(origin);
    expect(us).toMatchObject({ '@type': 'Organization', name: 'Kindling', url: 'https://kindling.example/' });
    expect(website(origin, '')['publisher']).toEqual({ '@id': us['@id'] });
  });

  it('uses absolute URLs only, all on the given origin', () => {
    const document = structuredDocument([
      organisation(origin),
      website(origin, ''),
      softwareApplication(origin, '', facts),
      article(origin, { path: '/terms', headline: '', description: '', dateModified: '2026-11-15' }),
    ]);
    expect(document['@context']).toBe('https://schema.org');
    const urls = JSON.stringify(document['@graph']).match(/"(?:https?:)?\/[^"]*"/g) ?? [];
    expect(urls.length).toBeGreaterThan(8);
    expect(urls.filter((url) => !url.startsWith(`"${origin}/`))).toEqual([]);
  });
});
