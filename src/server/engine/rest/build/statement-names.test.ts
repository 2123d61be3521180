import { describe, expect, it } from 'vitest';
import { createStatementNames } from './statement-names.ts';

describe('names of prepared statements', () => {
  it('names a statement that comes again, up to a limit', () => {
    const name = createStatementNames({ seenBefore: 1, mostNames: 1, mostWatched: 2 });
    expect([name('a', 'v'), name('a', 'v'), name('a', 'v')]).toEqual([undefined, 'rest_1_1', 'rest_1_1']);
    expect([name('b', 'v'), name('b', 'v'), name('b', 'v')]).toEqual([undefined, undefined, undefined]);
  });

  it('forgets statements that were seen long ago', () => {
    const name = createStatementNames({ seenBefore: 1, mostNames: 9, mostWatched: 1 });
    expect([name('a', 'v'), name('b', 'v'), name('a', 'v'), name('a', 'v')]).toEqual([
      undefined,
      undefined,
      undefined,
      'rest_1_1',
    ]);
  });

  it('names statements anew for another schema', () => {
    const name = createStatementNames({ seenBefore: 0 });
    expect([name('a', 'v'), name('a', 'w'), name('a', 'w')]).toEqual(['rest_1_1', 'rest_2_1', 'rest_2_1']);
  });
});
