import { describe, expect, it } from 'vitest';
import { cleanupAnswerOf, cleanupDone, cleanupFailed } from './cleanup-messages.ts';

describe('[MUSIC-03] the cleanup’s words', () => {
  it('say what was removed, from how many, and what is left', () => {
    expect(cleanupDone({ deletedCount: 2, initialCount: 130, finalCount: 128 })).toBe(
      'Emergency cleanup completed! Removed 2 tracks from 130 total. Final count: 128',
    );
  });

  it('say why it failed', () => {
    expect(cleanupFailed('No answer')).toBe('Cleanup failed: No answer');
  });
});

describe('[MUSIC-03] the cleanup’s answer', () => {
  const whole = { deletedCount: 0, initialCount: 3, finalCount: 3 };
  it('is read with its three counts, and nothing else is', () => {
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
