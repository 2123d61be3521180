import { routeTable } from '#domain/navigation/route-table.ts';

/** Where the host serves the rules below; the type is the one browsers ask for. */
export const linkRulesFile = '/link-rules.speculationrules';

/** Pages that are drawn at build time and the same for everybody: one can ask for them before anybody goes there. */
export const drawnPaths = routeTable
  .filter(({ path, access, built }) => built && access === 'public' && !path.startsWith('/auth'))
  .map(({ path }) => path);

export const isDrawnPath = (pathname: string): boolean => drawnPaths.includes(pathname);

/** Speculation rules: a page is fetched when somebody points at a link to it, and run only when they go there. */
export const linkRules = (): string =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: drawnPaths },
            { not: { selector_matches: '[download], [target=_blank], nav [aria-current=page]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
