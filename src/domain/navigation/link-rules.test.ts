import { describe, expect, it } from 'vitest';
import { isDrawnPath, linkRules } from '#domain/navigation/link-rules.ts';

const rules = (): unknown => JSON.parse(linkRules());

describe('[ROUTE-01] pages that are fetched before somebody goes there', () => {
  it('are the drawn public ones, when somebody points at a link', () => {
    expect(rules()).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
    expect(linkRules()).toContain('"/features-pricing"');
  });

  it.each(['/app', '/tasks', '/admin/users', '/auth/v1/callback', '/auth/google', '/auth-required'])(
    'never %s, which asks who is there',
    (path) => {
      expect(linkRules()).not.toContain(`"${path}"`);
      expect(isDrawnPath(path)).toBe(false);
    },
  );

  it('are fetched alone, never run', () => {
    expect(linkRules()).not.toContain('prerender');
  });
});
