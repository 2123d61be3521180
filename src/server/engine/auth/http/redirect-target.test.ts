import { describe, expect, it } from 'vitest';
import { redirectTarget, withFragment, withQuery } from './redirect-target.ts';
import { siteOrigins } from './request-origin.ts';

const loopback = {
  siteUrl: 'http://127.0.0.1:4870',
  siteOrigins: siteOrigins('http://127.0.0.1:4870'),
  patterns: [],
};
const site = {
  siteUrl: 'https://kindling.example',
  siteOrigins: siteOrigins('https://kindling.example'),
  patterns: [
    'https://exact.example/done',
    'https://*.preview.example/**',
    'https://one.example/*',
    'https://**.deep.example/x',
    'http://localhost:5173/**',
    'myapp://callback',
  ],
};

describe('redirect_to', () => {
  it.each([
    'http://127.0.0.1:4870/auth/v1/callback',
    'http://localhost:4870/auth/v1/callback?next=%2Ftasks',
    'http://127.0.0.1:4870/',
  ])('allows %s on a loopback install', (url) => {
    expect(redirectTarget(url, loopback)).toBe(url);
  });

  it.each([
    'https://kindling.example/auth/v1/callback',
    'https://exact.example/done',
    'https://pr-7.preview.example/a/b.c?d=e',
    'https://one.example/a',
    'https://a.b.deep.example/x',
    'http://localhost:5173/auth/v1/callback',
    'myapp://callback',
  ])('allows the redirect to %s', (url) => {
    expect(redirectTarget(url, site)).toBe(url);
  });

  it.each([
    undefined,
    '',
    '/tasks',
    '//evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https://evil.example',
    'https://kindling.example.evil.example/',
    'https://kindling.example@evil.example/',
    'https://user:pass@kindling.example/',
    'https://kindling.example\\@evil.example/',
    'https://evil.example\\.kindling.example/',
    'https://evil.example#@kindling.example/',
    'https://evil.example?https://kindling.example/',
    ' https://kindling.example/',
    'https://kindling.example/\n',
    'https://kindling.example/a\tb',
    'https://kindling.example/\u0000',
    'https://kindling.example/\u0085',
    'http://kindling.example/',
    'https://kindling.example:8443/',
    'javascript:alert(1)',
    'javascript://kindling.example/%0aalert(1)',
    'JaVaScRiPt://kindling.example/',
    'data:text/html,x',
    'data://kindling.example/',
    'blob:https://kindling.example/x',
    'file:///etc/passwd',
    'vbscript://x',
    'about:blank',
    'https://exact.example/done/more',
    'https://exact.example/Done',
    'https://a.b.preview.example/x',
    'https://preview.example/x',
    'https://evil.example/.preview.example/x',
    'https://evil.example/x.deep.example/x',
    'https://evil.example?a.deep.example/x',
    'https://one.example/a/b',
    'https://exactXexample/done',
    'http://localhost:5174/',
    'myapp://other',
    'otherapp://callback',
    `https://kindling.example/${'a'.repeat(2048)}`,
  ])('replaces the redirect to %j with the site', (url) => {
    expect(redirectTarget(url, site)).toBe(site.siteUrl);
  });

  it.each([
    'http://localhost:4871/',
    'http://127.0.0.2:4870/',
    'http://[::1]:4870/',
    'https://localhost:4870/',
  ])('replaces %s, another origin than the loopback install, with the site', (url) => {
    expect(redirectTarget(url, loopback)).toBe(loopback.siteUrl);
  });

  it('ignores an allowed pattern without a scheme, or with nothing but one', () => {
    for (const pattern of ['*', '**', 'evil.example', '://evil.example', 'https://']) {
      expect(redirectTarget('https://evil.example/', { ...site, patterns: [pattern] })).toBe(site.siteUrl);
    }
  });
});

describe('the redirect that carries the answer', () => {
  it('keeps the query and path that the redirect address already had', () => {
    expect(withQuery('https://a.example/x?next=%2Fy#z', { code: 'a b' })).toBe(
      'https://a.example/x?next=%2Fy&code=a+b#z',
    );
    expect(withFragment('https://a.example/x?next=1#old', { a: 'b&c' })).toBe(
      'https://a.example/x?next=1#a=b%26c',
    );
  });
});

describe('the origins of the site', () => {
  it.each([
    ['http://127.0.0.1:4870', ['http://127.0.0.1:4870', 'http://localhost:4870']],
    ['http://localhost:80', ['http://localhost', 'http://127.0.0.1']],
    ['http://[::1]:4870', ['http://[::1]:4870', 'http://localhost:4870', 'http://127.0.0.1:4870']],
    ['https://kindling.example', ['https://kindling.example']],
    ['http://kindling.example', ['http://kindling.example']],
  ])('lists the origins of %s', (url, expected) => {
    expect(siteOrigins(url)).toEqual(expected);
  });
});
