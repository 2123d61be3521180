import { describe, expect, it } from 'vitest';
import { cleanupAnswerOf, cleanupDone, cleanupFailed } from './cleanup-messages.ts';

describe('[MUSIC-03] the cleanup’s messages', () => {
  it('tells how many tracks were removed, from how many, and how many are left', () => {
    expect(cleanupDone({ deletedCount: 2, initialCount: 130, finalCount: 128 })).toBe(
      'Emergency cleanup completed! Removed 2 tracks from 130 total. Final count: 128',
    );
  });

  it('tells why the cleanup failed', () => {
    expect(cleanupFailed('No answer')).toBe('Cleanup failed: No answer');
  });
});

describe('[MUSIC-03] the cleanup’s answer', () => {
  const whole = { deletedCount: 0, initialCount: 3, finalCount: 3 };
  it('accepts an answer with its three counts, and nothing else', () => {
    expect(cleanupAnswerOf({ ...whole, more: 'x' })).toEqual(whole);
    for (const other of [
      null,
      [],
      'x',
      {},
      { ...whole, finalCount: -1 },
      { ...whole, finalCount: '3' },
      { ...whole, initialCount: 0.5 },
    ]) {
      expect(cleanupAnswerOf(other)).toBeNull();
    }
  });
});
