import { describe, expect, test } from 'vitest';
import { specifiedClaims } from '#domain/content/claims.ts';
import { claimsReminder } from '#server/claims-reminder.ts';

const local = { host: '127.0.0.1', siteUrl: 'http://127.0.0.1:4870' };
const shown = { host: '0.0.0.0', siteUrl: 'https://kindling.example' };

describe('[LAND-05] the reminder about unchecked claims', () => {
  test.each([
    [shown],
    [{ ...shown, siteUrl: 'http://127.0.0.1:4870' }],
    // Behind a proxy on the same machine.
    [{ ...shown, host: '127.0.0.1' }],
    [{ ...shown, host: '::' }],
  ])('reminds of unchecked claims in one line on %o', (environment) => {
    const line = claimsReminder(environment, specifiedClaims);
    expect(line).toContain('content/claims.json');
    expect(line).not.toContain('\n');
    // Scripts and people take the one URL of the start for the address of the site.
    expect(line).not.toMatch(/https?:/);
  });

  test.each([
    [local],
    [{ host: 'localhost', siteUrl: 'http://localhost:4870' }],
    [{ host: '::1', siteUrl: 'http://[::1]:1' }],
  ])('does not remind of claims on %o', (environment) => {
    expect(claimsReminder(environment, specifiedClaims)).toBeUndefined();
  });

  test('does not remind once a claim was changed', () => {
    expect(claimsReminder(shown, { ...specifiedClaims, rating: null })).toBeUndefined();
  });
});
