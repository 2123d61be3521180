import { describe, expect, it } from 'vitest';
import { redirectOf, redirects } from '#domain/navigation/redirects.ts';
import { routeTable } from '#domain/navigation/route-table.ts';

describe('[ROUTE-02] redirects', () => {
  it.each([
    ['/pricing', '/features-pricing'],
    ['/features', '/features-pricing'],
    ['/admin/music-processing', '/admin/music'],
    ['/staging', '/admin/music'],
    ['/music-settings', '/music'],
    ['/admin', '/admin/system'],
    ['/admin/', '/admin/system'],
    ['/pricing/', '/features-pricing'],
  ])('%s leads to %s', (from, to) => {
    expect(redirectOf(from)).toBe(to);
  });

  it.each(['/', '/Pricing', '/pricing/x', '/toString', '//pricing', ''])('%j stays', (path) => {
    expect(redirectOf(path)).toBeNull();
  });

  it('lead to routes, never from one and never twice', () => {
    const paths = new Set(routeTable.map((entry) => entry.path));
    for (const [from, to] of Object.entries(redirects)) {
      expect(paths.has(from), from).toBe(false);
      expect(paths.has(to), to).toBe(true);
      expect(redirectOf(to), to).toBeNull();
    }
  });
});
