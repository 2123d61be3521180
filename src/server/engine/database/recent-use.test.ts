import { describe, expect, it } from 'vitest';
import { createRecentUse } from './recent-use.ts';

describe('recent use', () => {
  it('counts half after the half-life, and each caller apart', () => {
    let time = 0;
    const use = createRecentUse({ halfLifeMs: 1000, now: () => time });
    use.add('a', 100);
    expect(use.of('b')).toBe(0);
    time = 1000;
    expect(use.of('a')).toBe(50);
    use.add('a', 100);
    time = 2000;
    expect(use.of('a')).toBe(75);
  });

  it('forgets those who used least lately when there are too many', () => {
    const use = createRecentUse({ halfLifeMs: 1000, now: () => 0 });
    for (let index = 0; index <= 5000; index += 1) use.add(String(index), 1);
    expect(use.of('0')).toBe(0);
    expect(use.of('5000')).toBe(1);
  });
});
