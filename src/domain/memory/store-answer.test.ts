import { expect, test } from 'vitest';
import { limitStateFrom, storeAnswerFrom } from './store-answer.ts';

test('[MEM-02] a stored memory answers with its id', () => {
  expect(storeAnswerFrom({ stored: true, id: 'x' })).toEqual({ stored: true, id: 'x' });
});

test('[MEM-02] a blocked store is a failure with its reason and when to try again', () => {
  const answer = { stored: false, reason: 'per-hour limit', retry_after_seconds: 3600 };
  expect(storeAnswerFrom(answer)).toEqual({
    stored: false,
    reason: 'per-hour limit',
    retryAfterSeconds: 3600,
  });
});

test('[MEM-02] anything else is refused', () => {
  for (const answer of [null, {}, { stored: true }, { stored: false }]) {
    expect(() => storeAnswerFrom(answer)).toThrow(/Invalid/);
  }
});

test('[MEM-02] the state of the limits says what is used and whether something blocks', () => {
  const limits = [{ name: 'second', limit: 3, used: 3 }];
  const blocked = { reason: 'per-second limit', retry_after_seconds: 1 };
  expect(limitStateFrom({ limits, blocked })).toEqual({
    limits,
    blocked: { reason: 'per-second limit', retryAfterSeconds: 1 },
  });
  expect(limitStateFrom({ limits: [], blocked: null })).toEqual({ limits: [], blocked: null });
});
