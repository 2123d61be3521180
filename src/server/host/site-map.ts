import { pageHeads } from '#domain/head/page-heads.ts';
import { isBuiltPath } from '#domain/navigation/route-table.ts';

const listed = Object.entries(pageHeads).filter(([path, head]) => head.index && isBuiltPath(path));

/** Everything a search engine may list, at the address people are meant to type. */
export const sitemap = (siteUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map(([path, { article }]) => {
      const changed = article === undefined ? '' : `<lastmod>${article.dateModified}</lastmod>`;
      return `  <url><loc>${new URL(path, siteUrl).href.replaceAll('&', '&amp;')}</loc>${changed}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');

// Pages that belong to one person say noindex themselves, which a crawler can read only if it may fetch them.
const closed = ['/auth/', '/rest/', '/storage/', '/functions/', '/local-identity/', '/calendar-feed/'];

export const robots = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n');
