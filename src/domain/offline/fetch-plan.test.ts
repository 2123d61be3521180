import { describe, expect, it } from 'vitest';
import { fetchPlan } from '#domain/offline/fetch-plan.ts';

const asked = (pathname: string, more: object = {}) =>
  fetchPlan({ method: 'GET', sameOrigin: true, navigation: false, pathname, ...more });

describe('the fetch plan of the service worker', () => {
  it.each(['/assets/index-abc.js', '/assets/lexend.woff2'])(
    'serves %s from the cache, because its name is its content',
    (path) => {
      expect(asked(path)).toBe('kept');
    },
  );

  it.each(['/', '/app', '/tasks', '/nowhere', '/auth-required', '/auth/google'])(
    'asks the network for the page %s first, with a copy to fall back to',
    (path) => {
      expect(asked(path, { navigation: true })).toBe('page');
    },
  );

  it.each(['/config.json', '/search-index.json', '/before-paint.js', '/icon.svg', '/flags/aboriginal.svg'])(
    'asks the network for the file %s first, with a copy to fall back to',
    (path) => {
      expect(asked(path)).toBe('fresh');
    },
  );

  it.each([
    '/rest/v1/tasks',
    '/rest/v1',
    '/storage/v1/object/a.png',
    '/functions/v1/session-management',
    '/auth/v1/token',
    '/auth/v1/authorize',
    '/local-identity/interaction/x',
    '/health',
  ])('leaves %s to the network', (path) => {
    expect(asked(path)).toBe('network');
    expect(asked(path, { navigation: true })).toBe('network');
  });

  it('leaves the sign-in callback to the network', () => {
    expect(asked('/auth/v1/callback', { navigation: true })).toBe('network');
  });

  it('leaves writes and other origins to the network', () => {
    expect(asked('/assets/a.js', { method: 'POST' })).toBe('network');
    expect(asked('/assets/a.js', { sameOrigin: false })).toBe('network');
  });
});
