import { describe, expect, it } from 'vitest';
import { owesFactor } from '#web/platform/backend/owes-factor.ts';

const token = (claims: object): string => `x.${btoa(JSON.stringify(claims))}.y`;
const verified = [{ status: 'unverified' }, { status: 'verified' }];

describe('[AUTH-11] a session owes its second factor', () => {
  it.each([
    ['with a factor, at the first step', token({ aal: 'aal1' }), verified, true],
    ['with a factor, shown', token({ aal: 'aal2' }), verified, false],
    ['with a factor, and a token that says nothing', token({}), verified, true],
    ['with a factor, and a token that cannot be read', 'x', verified, true],
    ['with a factor that was never finished', token({ aal: 'aal1' }), [{ status: 'unverified' }], false],
    ['without a factor', token({ aal: 'aal1' }), undefined, false],
  ])('%s', (_what, accessToken, factors, owes) => {
    expect(owesFactor({ access_token: accessToken, user: { id: 'x', factors } })).toBe(owes);
  });

  it.each([[null], [{}], ['x'], [{ user: null }]])('not where there is none: %j', (session) => {
    expect(owesFactor(session)).toBe(false);
  });
});
