import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { redirects } from '#domain/navigation/redirects.ts';
import { routeTable } from '#domain/navigation/route-table.ts';
import { routes } from '#web/app/routes.tsx';

const pathsOf = (list: readonly RouteObject[]): readonly string[] =>
  list.flatMap((route) => [
    ...(route.path === undefined ? [] : [route.path]),
    ...pathsOf(route.children ?? []),
  ]);

describe('route table', () => {
  const paths = pathsOf(routes);

  it('the route table has a page or a guard for every route that is built or guarded', () => {
    const expected = routeTable.filter((entry) => entry.built || entry.access !== 'public');
    expect(paths.toSorted()).toEqual(
      [...expected.map((entry) => entry.path), ...Object.keys(redirects), '*'].toSorted(),
    );
  });

  it('matches paths case-sensitively, as the server does', () => {
    const insensitive = (list: readonly RouteObject[]): readonly RouteObject[] =>
      list.flatMap((route) => [
        ...(route.path !== undefined && route.caseSensitive !== true ? [route] : []),
        ...insensitive(route.children ?? []),
      ]);
    expect(insensitive(routes)).toEqual([]);
  });
});
