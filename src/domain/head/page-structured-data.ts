import { headOf, type PageHead } from '#domain/head/page-heads.ts';
import { isGroup, navigationTable } from '#domain/navigation/navigation-table.ts';
import {
  type ApplicationFacts,
  article,
  breadcrumbs,
  organisation,
  productName,
  softwareApplication,
  type StructuredNode,
  structuredDocument,
  website,
} from '#domain/head/structured-data.ts';

/** What the menus call a page, where it stands in one. */
const menuLabels: ReadonlyMap<string, string> = new Map(
  navigationTable.header
    .filter(isGroup)
    .flatMap(({ entries }) => entries.map(({ path, label }) => [path, label])),
);

/** The heading of a page: its title without our name. */
const headlineOf = ({ title }: PageHead): string => title.replace(` · ${productName}`, '');

/** What a page declares: every listed page says who and which site, the home page also which application. */
export const pageStructuredData = (
  head: PageHead,
  path: string,
  origin: string,
  application: ApplicationFacts,
): object | null => {
  if (!head.index) return null;
  const label = menuLabels.get(path);
  const nodes: readonly StructuredNode[] = [
    organisation(origin),
    website(origin, headOf('/').description),
    ...(label === undefined ? [] : [breadcrumbs(origin, path, label)]),
    ...(path === '/' ? [softwareApplication(origin, head.description, application)] : []),
    ...(head.article === undefined
      ? []
      : [
          article(origin, {
            path,
            headline: headlineOf(head),
            description: head.description,
            dateModified: head.article.dateModified,
          }),
        ]),
  ];
  return structuredDocument(nodes);
};
