import { describe, expect, it } from 'vitest';
import { createTokenCache } from './token-cache.ts';

describe('the token cache', () => {
  it('forgets a token at the moment it expires', () => {
    let time = 0;
    const cache = createTokenCache<string>({ maximum: 2, now: () => time });
    cache.set('a', 'A', 1000);
    time = 999;
    expect(cache.get('a')).toBe('A');
    time = 1000;
    expect(cache.get('a')).toBeUndefined();
  });

  it('drops the least recently used token beyond its size', () => {
    const cache = createTokenCache<string>({ maximum: 2, now: () => 0 });
    cache.set('a', 'A', 1);
    cache.set('b', 'B', 1);
    cache.get('a');
    cache.set('c', 'C', 1);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C']);
  });
});
