import { describe, expect, it } from 'vitest';
import { isBuiltPath, routeTable } from '#domain/navigation/route-table.ts';

describe('route table', () => {
  it('lists each path once', () => {
    const paths = routeTable.map((entry) => entry.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('[ROUTE-03] holds the twelve signed-in routes, and our own', () => {
    const ours = ['/inbox', '/sessions', '/settings', '/supporter', '/supporter/join'];
    const signedIn = routeTable.filter((entry) => entry.access === 'signed-in').map(({ path }) => path);
    expect(signedIn.filter((path) => !ours.includes(path))).toHaveLength(12);
    expect(signedIn).toEqual(expect.arrayContaining(ours));
  });

  it('[ROUTE-04] holds the eight admin routes', () => {
    expect(routeTable.filter((entry) => entry.access === 'admin')).toHaveLength(8);
  });

  it.each([
    ['/', true],
    ['/tasks', true],
    ['/tasks/', true],
    ['/auth/v1/callback', true],
    ['/Tasks', false],
    ['/tasks/1', false],
    ['/music', true],
    ['/career-coach', true],
    ['/data-archival', true],
    ['/nowhere', false],
    ['', false],
  ])('[ROUTE-06] isBuiltPath(%j) is %j', (path, expected) => {
    expect(isBuiltPath(path)).toBe(expected);
  });
});
