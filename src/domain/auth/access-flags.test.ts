import { describe, expect, it } from 'vitest';
import { accessFlags } from '#domain/auth/access-flags.ts';

const flags = (app: unknown, user: unknown = {}, isAdmin = false) => accessFlags({ app, user }, isAdmin);

describe('[AUTH-09] access flags', () => {
  it.each([true, false])('decides about reviewing uploads by the admin flag: %s', (isAdmin) => {
    expect(flags({}, {}, isAdmin)).toMatchObject({ isAdmin, canReviewUploads: isAdmin });
  });

  it('[AUTH-10] reads a role from the metadata, but makes nobody an admin by it', () => {
    expect(flags({ role: 'admin', roles: ['admin'] })).toMatchObject({ role: 'admin', isAdmin: false });
  });

  it.each([
    ['premium', true],
    ['pro', false],
    ['Premium', false],
    [undefined, false],
    [7, false],
  ])('decides whether the tier %j is premium: %s', (subscription_tier, isPremium) => {
    expect(flags({ subscription_tier }).isPremium).toBe(isPremium);
  });

  it('finds a role in the list and in the single field', () => {
    const { hasRole, roles } = flags({ role: 'coach', roles: ['editor'] });
    expect(['coach', 'editor', 'admin'].map(hasRole)).toEqual([true, true, false]);
    expect(roles).toEqual(['editor']);
  });

  it.each([[null], [undefined], [7], [[]], [{}], [{ roles: 'admin' }], [{ roles: [1] }]])(
    'reads no roles from the metadata %j',
    (app) => {
      expect(flags(app)).toMatchObject({ roles: [], role: null, isPremium: false, contributionLevel: null });
    },
  );

  it.each([
    [{}, { username: null, fullName: null, avatarUrl: null }],
    [
      { username: 'robin', full_name: 'Robin' },
      { username: 'robin', fullName: 'Robin', avatarUrl: null },
    ],
    [
      { username: '', picture: 'https://b' },
      { username: null, fullName: null, avatarUrl: 'https://b' },
    ],
    [
      { avatar_url: 'https://a', picture: 'https://b' },
      { username: null, fullName: null, avatarUrl: 'https://a' },
    ],
  ])('reads the profile from the metadata %j as %j', (user, expected) => {
    expect(flags({}, user)).toMatchObject(expected);
  });

  it('gives a signed-out visitor no role, name or level', () => {
    expect(accessFlags(null, false)).toMatchObject({ roles: [], username: null, contributionLevel: null });
  });
});
