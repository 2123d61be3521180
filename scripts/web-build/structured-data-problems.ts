import { z } from 'zod';

// What search engines ask of structured data, type by type, as their documentation has it
// (developers.google.com/search/docs/appearance/structured-data). The vocabulary itself is checked by the compiler.

const url = z.url({ protocol: /^https?$/ });
const reference = z.strictObject({ '@id': url });
const named = z.object({ '@type': z.literal('Organization'), name: z.string().min(1), url });

const nodes = {
  Organization: z.object({ '@id': url, name: z.string().min(1), url, logo: url }),
  WebSite: z.object({
    '@id': url,
    name: z.string().min(1),
    url,
    publisher: reference,
    potentialAction: z.object({
      '@type': z.literal('SearchAction'),
      target: z.object({
        '@type': z.literal('EntryPoint'),
        urlTemplate: z.string().regex(/\{search_term\}/),
      }),
      'query-input': z.literal('required name=search_term'),
    }),
  }),
  SoftwareApplication: z.object({
    '@id': url,
    name: z.string().min(1),
    applicationCategory: z.string().min(1),
    operatingSystem: z.string().min(1),
    offers: z.object({
      '@type': z.literal('Offer'),
      price: z.number().nonnegative(),
      priceCurrency: z.string().regex(/^[A-Z]{3}$/),
    }),
    aggregateRating: z
      .object({
        '@type': z.literal('AggregateRating'),
        ratingValue: z.number().min(1).max(5),
        reviewCount: z.int().positive(),
      })
      .optional(),
  }),
  Article: z.object({
    '@id': url,
    headline: z.string().min(1).max(110),
    image: url,
    dateModified: z.iso.date(),
    author: named,
    publisher: reference,
    mainEntityOfPage: url,
  }),
  BreadcrumbList: z.object({
    '@id': url,
    itemListElement: z
      .array(
        z.object({
          '@type': z.literal('ListItem'),
          position: z.int().positive(),
          name: z.string().min(1),
          item: url,
        }),
      )
      .min(2)
      .refine((items) => items.every((item, index) => item.position === index + 1), 'counts from 1'),
  }),
} as const;

const isKnown = (type: string): type is keyof typeof nodes => Object.hasOwn(nodes, type);

const documentSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })).min(2),
});

const addressesIn = (text: string): readonly string[] =>
  [...text.matchAll(/"((?:https?:)?\/\/?[^"]*)"/g)].map((match) => match[1] ?? '');

const inWords = (where: string, error: z.ZodError): readonly string[] =>
  error.issues.map((one) => `${where}.${one.path.join('.')}: ${one.message}`);

/** Everything a document says that it should not, or leaves out. */
export const structuredDataProblems = (document: unknown, origin: string): readonly string[] => {
  const parsed = documentSchema.safeParse(document);
  if (!parsed.success) return inWords('document', parsed.error);
  const graph = parsed.data['@graph'];
  const ids = graph.map((node) => node['@id']);
  const types = new Set(graph.map((node) => node['@type']));
  const text = JSON.stringify(graph);
  const references = [...text.matchAll(/\{"@id":"([^"]+)"\}/g)].map((match) => match[1]);
  return [
    ...graph.flatMap((node) => {
      const type = node['@type'];
      if (!isKnown(type)) return [`${type}: nobody has said what it needs`];
      const checked = nodes[type].safeParse(node);
      return checked.success ? [] : inWords(type, checked.error);
    }),
    ...['Organization', 'WebSite'].filter((type) => !types.has(type)).map((type) => `no ${type}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${String(id)} stands there twice`),
    ...references.filter((id) => !ids.includes(id)).map((id) => `${id} leads nowhere`),
    ...addressesIn(text)
      .filter((address) => !address.startsWith(`${origin}/`))
      .map((address) => `${address} is not on ${origin}`),
  ];
};

/** The addresses a crawler would follow, without the parts of pages and the blanks to fill in. */
export const addressesOf = (document: unknown): readonly string[] => [
  ...new Set(
    addressesIn(JSON.stringify(document))
      .filter((address) => address !== 'https://schema.org')
      .map((address) => address.replace(/#.*$/, '').replace('{search_term}', 'focus')),
  ),
];
