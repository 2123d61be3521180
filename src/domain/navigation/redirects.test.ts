import { describe, expect, it } from 'vitest';
import { redirectOf, redirects } from '#domain/navigation/redirects.ts';
import { isBuiltPath, routeTable } from '#domain/navigation/route-table.ts';

/** As spec 1 §2 lists them. */
const specified: readonly (readonly [from: string, to: string])[] = [
  ['/pricing', '/features-pricing'],
  ['/features', '/features-pricing'],
  ['/admin/music-processing', '/admin/music'],
  ['/staging', '/admin/music'],
  ['/music-settings', '/music'],
  ['/admin', '/admin/system'],
];

describe('[ROUTE-02] redirects', () => {
  it.each(specified)('redirects %s to %s, with and without a slash, and a page is there', (from, to) => {
    expect(redirectOf(from)).toBe(to);
    expect(redirectOf(`${from}/`)).toBe(to);
    expect(isBuiltPath(to)).toBe(true);
  });

  it('are those of the specification and no others', () => {
    expect(redirects).toEqual(Object.fromEntries(specified));
  });

  it.each(['/', '/Pricing', '/pricing/x', '/toString', '//pricing', ''])('does not redirect %j', (path) => {
    expect(redirectOf(path)).toBeNull();
  });

  it('redirects never from a route and never twice', () => {
    const paths = new Set(routeTable.map((entry) => entry.path));
    for (const [from, to] of Object.entries(redirects)) {
      expect(paths.has(from), from).toBe(false);
      expect(redirectOf(to), to).toBeNull();
    }
  });
});
