import { describe, expect, it } from 'vitest';
import { isStaleUrlSession } from '#domain/auth/url-session.ts';

const now = Date.UTC(2026, 2, 1);
const fragment = (ageSeconds: number): string =>
  `#access_token=a.b.c&expires_at=${now / 1000 - ageSeconds + 3600}&expires_in=3600&refresh_token=r&token_type=bearer`;

describe('[AUTH-12] a session in the address', () => {
  it.each([
    [0, false],
    [119, false],
    [120, true],
    [600, true],
  ])('that was issued %i seconds ago is stale: %s', (age, stale) => {
    expect(isStaleUrlSession(fragment(age), now)).toBe(stale);
  });

  it.each([
    '',
    '#',
    '#main',
    '#access_token=a.b.c',
    '#expires_at=1&expires_in=1',
    '#access_token=x&expires_at=soon',
  ])('that does not say when it was issued is not: %s', (text) => {
    expect(isStaleUrlSession(text, now)).toBe(false);
  });
});
