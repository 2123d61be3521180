import { describe, expect, it } from 'vitest';
import { isBuiltPath, routeTable } from '#domain/navigation/route-table.ts';

describe('route table', () => {
  it('lists each path once', () => {
    const paths = routeTable.map((entry) => entry.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('[ROUTE-03] holds the twelve signed-in routes, /inbox and /sessions', () => {
    const signedIn = routeTable.filter((entry) => entry.access === 'signed-in');
    const ours = new Set(['/inbox', '/sessions']);
    expect(signedIn.filter((entry) => !ours.has(entry.path))).toHaveLength(12);
    expect(signedIn).toHaveLength(14);
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
    ['/career-coach', false],
    ['/nowhere', false],
    ['', false],
  ])('[ROUTE-06] isBuiltPath(%j) is %j', (path, expected) => {
    expect(isBuiltPath(path)).toBe(expected);
  });
});
