import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  OrganizationLeaf,
  SearchActionLeaf,
  SoftwareApplicationLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from 'schema-dts';

/** One node of a schema.org graph, in its vocabulary. Every URL in it is absolute, from the origin people type. */
export type StructuredNode =
  ArticleLeaf | BreadcrumbListLeaf | OrganizationLeaf | SoftwareApplicationLeaf | WebSiteLeaf;

/** Without a slash at the end, as the host's configuration has it: `https://kindling.example`. */
type Origin = string;

export const productName = 'Kindling';

const absolute = (origin: Origin, path: string): string => `${origin}${path}`;
const organisationId = (origin: Origin): string => absolute(origin, '/#organisation');
const byUs = (origin: Origin) => ({ '@id': organisationId(origin) });

export const organisation = (origin: Origin): OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': organisationId(origin),
  name: productName,
  url: absolute(origin, '/'),
  logo: absolute(origin, '/icons/icon-512.png'),
});

/** Spec 1 §2: the site search is declared here, so that a search engine can offer it. */
const siteSearch = (origin: Origin): WithActionConstraints<SearchActionLeaf> => ({
  '@type': 'SearchAction',
  target: {
    '@type': 'EntryPoint',
    urlTemplate: absolute(origin, '/search?q={search_term}'),
  },
  'query-input': 'required name=search_term',
});

export const website = (origin: Origin, description: string): WebSiteLeaf => ({
  '@type': 'WebSite',
  '@id': absolute(origin, '/#website'),
  name: productName,
  url: absolute(origin, '/'),
  description,
  inLanguage: 'en',
  publisher: byUs(origin),
  potentialAction: siteSearch(origin),
});

/** The operator's claims have this shape. */
export interface ApplicationFacts {
  readonly category: string;
  readonly operatingSystem: string;
  readonly price: { readonly amount: number; readonly currency: string };
  /** None, where the operator has no reviews to speak of. */
  readonly rating: { readonly value: number; readonly reviews: number } | null;
}

export const softwareApplication = (
  origin: Origin,
  description: string,
  facts: ApplicationFacts,
): SoftwareApplicationLeaf => ({
  '@type': 'SoftwareApplication',
  '@id': absolute(origin, '/#application'),
  name: productName,
  url: absolute(origin, '/'),
  description,
  applicationCategory: facts.category,
  operatingSystem: facts.operatingSystem,
  publisher: byUs(origin),
  offers: { '@type': 'Offer', price: facts.price.amount, priceCurrency: facts.price.currency },
  ...(facts.rating === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: facts.rating.value,
          reviewCount: facts.rating.reviews,
          bestRating: 5,
          worstRating: 1,
        },
      }),
});

export interface ArticleFacts {
  readonly path: string;
  readonly headline: string;
  readonly description: string;
  /** A day, as in `2026-11-15`. */
  readonly dateModified: string;
}

export const article = (origin: Origin, facts: ArticleFacts): ArticleLeaf => ({
  '@type': 'Article',
  '@id': absolute(origin, `${facts.path}#article`),
  headline: facts.headline,
  description: facts.description,
  dateModified: facts.dateModified,
  image: absolute(origin, '/og.png'),
  inLanguage: 'en',
  mainEntityOfPage: absolute(origin, facts.path),
  author: { '@type': 'Organization', name: productName, url: absolute(origin, '/') },
  publisher: byUs(origin),
});

/** From the front page to this one, in the words of the menu. */
export const breadcrumbs = (origin: Origin, path: string, label: string): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  '@id': absolute(origin, `${path}#breadcrumbs`),
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: absolute(origin, '/') },
    { '@type': 'ListItem', position: 2, name: label, item: absolute(origin, path) },
  ],
});

/** What one page declares, as one document. */
export const structuredDocument = (nodes: readonly StructuredNode[]) => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});
