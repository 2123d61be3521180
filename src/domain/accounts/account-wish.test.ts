import { expect, it } from 'vitest';
import { type AccountWish, keepWaiting, readWaiting, undoOf } from './account-wish.ts';

const wish = (changed: Partial<AccountWish> = {}): AccountWish => ({
  act: 'ban',
  accountId: 'a',
  reason: 'Spam',
  tier: null,
  until: null,
  ...changed,
});
const before = {
  tier: 'pro',
  tier_is_own: true,
  tier_until: '2027-01-01',
  banned_until: '2026-12-01',
} as const;

it.each([
  ['make-admin', { act: 'take-admin', tier: null, until: null }],
  ['take-admin', { act: 'make-admin', tier: null, until: null }],
  ['ban', { act: 'lift-ban', tier: null, until: null }],
  ['lift-ban', { act: 'ban', tier: null, until: '2026-12-01' }],
  ['set-tier', { act: 'set-tier', tier: 'pro', until: '2027-01-01' }],
] as const)('[ADMIN-01] undoes %s with what was there before', (act, undone) => {
  expect(undoOf(wish({ act }), before)).toEqual({ accountId: 'a', reason: 'Undo: Spam', ...undone });
});

it('[ADMIN-01] undoes a first tier by going back to the site’s own', () => {
  const undone = undoOf(wish({ act: 'set-tier', tier: 'free' }), { ...before, tier_is_own: false });
  expect(undone).toMatchObject({ tier: null, until: null });
});

it.each(['sign-out', 'remove-factors', 'delete', 'withdraw-invitation'] as const)(
  '[ADMIN-01] has no way back from %s',
  (act) => {
    expect(undoOf(wish({ act }), before)).toBeNull();
  },
);

it('[ADMIN-01] keeps the reason of an undo within its bounds', () => {
  expect(undoOf(wish({ reason: 'x'.repeat(500) }), before)?.reason).toHaveLength(500);
});

it.each([
  ['their own, at once', 'ada', 0, true],
  ['their own, after ten minutes', 'ada', 600_000, true],
  ['their own, later than that', 'ada', 600_001, false],
  ['another person’s', 'bob', 0, false],
  ['one from a clock that was put back', 'ada', -1, false],
])('[ADMIN-01] goes on after signing in again with %s', (_what, who, age, goesOn) => {
  expect(readWaiting(keepWaiting('ada', 1000, wish()), who, 1000 + age)).toEqual(goesOn ? wish() : null);
});

it.each([null, '', '{', '{"by":"ada"}', '[]'])('[ADMIN-01] goes on with nothing where %j waits', (text) => {
  expect(readWaiting(text, 'ada', 0)).toBeNull();
});
