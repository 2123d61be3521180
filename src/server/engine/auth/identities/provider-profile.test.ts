import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkAccessTokenHash, profileOf } from './provider-profile.ts';

const claims = { iss: 'https://issuer.example', sub: '1', email: 'Ada@Example.org', email_verified: true };

const idToken = (alg: string): string =>
  `${Buffer.from(JSON.stringify({ alg })).toString('base64url')}.e30.x`;

const half = (hash: string, size: number): string =>
  createHash(hash).update('token').digest().subarray(0, size).toString('base64url');

describe('the profile that a provider gives', () => {
  it('[AUTH-09] turns the claims of a provider into the metadata GoTrue keeps', () => {
    const picture = 'https://pictures.example/ada';
    expect(profileOf({ ...claims, name: 'Ada', picture }).identityData).toEqual({
      iss: 'https://issuer.example',
      sub: '1',
      name: 'Ada',
      full_name: 'Ada',
      email: 'ada@example.org',
      picture,
      avatar_url: picture,
      email_verified: true,
      phone_verified: false,
      provider_id: '1',
    });
  });

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [undefined, false],
    [null, false],
    ['TRUE', false],
    [1, false],
    [{}, false],
  ])('reads email_verified %j as %j', (said, expected) => {
    expect(profileOf({ ...claims, email_verified: said }).emailVerified).toBe(expected);
  });

  it.each([undefined, '', 'nobody', 'a b@c', `${'a'.repeat(250)}@b.org`, 7])(
    'takes no address from %j',
    (email) => {
      expect(() => profileOf({ ...claims, email })).toThrow('Error getting user email');
    },
  );

  it.each(['http://pictures.example/x', 'javascript:alert(1)', 'x', 7])('drops the picture %j', (picture) => {
    expect(profileOf({ ...claims, picture }).identityData).not.toHaveProperty('picture');
  });
});

describe('at_hash', () => {
  it.each([
    ['ES256', 'sha256', 16],
    ['RS384', 'sha384', 24],
    ['PS512', 'sha512', 32],
    ['EdDSA', 'sha512', 32],
  ])('checks at_hash with the hash of %s', (alg, hash, size) => {
    const claims = { at_hash: half(hash, size) };
    expect(() => checkAccessTokenHash(idToken(alg), claims, 'token')).not.toThrow();
    expect(() => checkAccessTokenHash(idToken(alg), claims, 'other')).toThrow('another access token');
  });

  it('allows at_hash to be absent, but not to be anything but text', () => {
    expect(() => checkAccessTokenHash(idToken('ES256'), {}, 'token')).not.toThrow();
    expect(() => checkAccessTokenHash(idToken('ES256'), { at_hash: 7 }, 'token')).toThrow(
      'another access token',
    );
  });
});
