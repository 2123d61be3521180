import { describe, expect, it } from 'vitest';
import { serviceCallbackPath, serviceCallbackWords } from '#domain/music/service-callback.ts';
import { isBuiltPath } from '#domain/navigation/route-table.ts';

describe('[ROUTE-01] the callback of a personal music service', () => {
  it('is a page under /auth', () => {
    expect(serviceCallbackPath).toMatch(/^\/auth\/(?!v1\/)/);
    expect(isBuiltPath(serviceCallbackPath)).toBe(true);
  });

  it.each([
    ['error=access_denied&error_description=Pay+here', /not connected/],
    ['error=server_error&code=abc', /not connected/],
    ['code=abc&state=x', /back from your music service/],
    ['', /without another account/],
  ])('says what happened after %j, in no words of the address', (query, title) => {
    const words = serviceCallbackWords(new URLSearchParams(query));
    expect(words.title).toMatch(title);
    expect(JSON.stringify(words)).not.toMatch(/abc|Pay here|access_denied|server_error/);
  });
});
