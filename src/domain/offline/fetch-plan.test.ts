import { describe, expect, it } from 'vitest';
import { fetchPlan } from '#domain/offline/fetch-plan.ts';

const asked = (pathname: string, more: object = {}) =>
  fetchPlan({ method: 'GET', sameOrigin: true, navigation: false, pathname, ...more });

describe('what the service worker does with a request', () => {
  it.each(['/assets/index-abc.js', '/assets/lexend.woff2'])('keeps %s, whose name is its content', (path) => {
    expect(asked(path)).toBe('kept');
  });

  it.each(['/', '/app', '/tasks', '/nowhere', '/auth-required', '/auth/google'])(
    'shows a copy of %s',
    (path) => {
      expect(asked(path, { navigation: true })).toBe('page');
    },
  );

  it.each(['/config.json', '/search-index.json', '/before-paint.js', '/icon.svg', '/flags/aboriginal.svg'])(
    'asks for %s first',
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
  ])('never touches %s', (path) => {
    expect(asked(path)).toBe('network');
    expect(asked(path, { navigation: true })).toBe('network');
  });

  it('never answers the way back from the sign-in', () => {
    expect(asked('/auth/v1/callback', { navigation: true })).toBe('network');
  });

  it('leaves writes and other origins alone', () => {
    expect(asked('/assets/a.js', { method: 'POST' })).toBe('network');
    expect(asked('/assets/a.js', { sameOrigin: false })).toBe('network');
  });
});
