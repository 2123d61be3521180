import type { PageHead } from '#domain/head/page-heads.ts';
import {
  type ApplicationFacts,
  article,
  organisation,
  softwareApplication,
  type StructuredNode,
  structuredDocument,
  website,
} from '#domain/head/structured-data.ts';

/** What a page declares: every listed page says who and which site, the home page also which application. */
export const pageStructuredData = (
  head: PageHead,
  path: string,
  origin: string,
  application: ApplicationFacts,
): object | null => {
  if (!head.index) return null;
  const nodes: readonly StructuredNode[] = [
    organisation(origin),
    website(origin, head.description),
    ...(path === '/' ? [softwareApplication(origin, head.description, application)] : []),
    ...(head.article === undefined
      ? []
      : [
          article(origin, {
            path,
            headline: head.title,
            description: head.description,
            dateModified: head.article.dateModified,
          }),
        ]),
  ];
  return structuredDocument(nodes);
};
