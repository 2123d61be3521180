import { matchRoutes, type RouteObject } from 'react-router';
import { routes } from '#web/app/routes.tsx';

const branches = new Map<string, RouteObject[]>();

/** From the outermost frame to the page. */
export const routesAt = (pathname: string): readonly RouteObject[] =>
  (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);

/**
 * The one branch of the table that leads to a path. The router flattens and ranks whatever it is given at each step, and the
 * whole table is eighty pages.
 */
export const branchTo = (pathname: string): RouteObject[] => {
  const known = branches.get(pathname);
  if (known !== undefined) return known;
  const branch = routesAt(pathname).reduceRight<RouteObject[]>(
    (children, route) => [children.length === 0 ? route : { ...route, index: false, children }],
    [],
  );
  branches.set(pathname, branch);
  return branch;
};
