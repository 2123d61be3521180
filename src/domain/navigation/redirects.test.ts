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
  ])('redirects %s to %s', (from, to) => {
    expect(redirectOf(from)).toBe(to);
  });

  it.each(['/', '/Pricing', '/pricing/x', '/toString', '//pricing', ''])('does not redirect %j', (path) => {
    expect(redirectOf(path)).toBeNull();
  });

  it('redirects to routes only, never from one and never twice', () => {
    const paths = new Set(routeTable.map((entry) => entry.path));
    for (const [from, to] of Object.entries(redirects)) {
      expect(paths.has(from), from).toBe(false);
      expect(paths.has(to), to).toBe(true);
      expect(redirectOf(to), to).toBeNull();
    }
  });
});
