import { expect, it } from 'vitest';
import { accountActs, actsFor, actWords } from './account-acts.ts';
import { isReason, reasonLimits } from './account.ts';
import type { Account } from './account.ts';

const account = (changed: Partial<Account> = {}): Account => ({
  id: 'id',
  email: 'person@example.org',
  is_you: false,
  is_guest: false,
  is_admin: false,
  tier: 'free',
  tier_is_own: false,
  tier_until: null,
  sessions: 1,
  factors: 0,
  created_at: null,
  last_sign_in_at: null,
  invited_at: null,
  is_banned: false,
  banned_until: null,
  providers: [],
  sign_ins: [],
  second_factors: [],
  is_last_admin: false,
  ...changed,
});

it.each([
  ['a person', {}, ['make-admin', 'set-tier', 'ban', 'sign-out', 'delete']],
  ['somebody who is nowhere signed in', { sessions: 0 }, ['make-admin', 'set-tier', 'ban', 'delete']],
  ['another admin', { is_admin: true }, ['take-admin', 'set-tier', 'ban', 'sign-out', 'delete']],
  ['the last admin', { is_admin: true, is_last_admin: true }, ['set-tier', 'sign-out']],
  ['oneself beside another admin', { is_admin: true, is_you: true }, ['take-admin', 'set-tier', 'sign-out']],
  ['somebody banned', { is_banned: true, sessions: 0 }, ['set-tier', 'lift-ban', 'delete']],
  [
    'somebody with a second factor',
    { factors: 1 },
    ['make-admin', 'set-tier', 'ban', 'sign-out', 'remove-factors', 'delete'],
  ],
  [
    'oneself with a second factor',
    { factors: 1, is_admin: true, is_you: true },
    ['take-admin', 'set-tier', 'sign-out'],
  ],
  ['a guest', { is_guest: true }, ['set-tier', 'ban', 'sign-out', 'delete']],
  ['an open invitation', { invited_at: '2026-11-18T00:00:00Z' }, ['withdraw-invitation']],
] as const)('[ADMIN-01] offers for %s only what can be done', (_who, changed, offered) => {
  expect(actsFor(account(changed))).toEqual(offered);
});

it('[ADMIN-01] says of every act that cannot be undone that it cannot', () => {
  const saying = accountActs.filter((act) => actWords[act].effect.includes('can’t be undone'));
  expect(saying).toEqual(['sign-out', 'remove-factors', 'delete']);
  expect(accountActs.filter((act) => !actWords[act].canUndo)).toEqual([
    'sign-out',
    'remove-factors',
    // The same address can be invited again, and it says so.
    'withdraw-invitation',
    'delete',
  ]);
});

it.each([
  ['', false],
  ['ab', false],
  ['  ab  ', false],
  ['abc', true],
  ['x'.repeat(reasonLimits.longest), true],
  ['x'.repeat(reasonLimits.longest + 1), false],
])('[ADMIN-01] takes a reason of 3 to 500 characters (%#)', (text, fits) => {
  expect(isReason(text)).toBe(fits);
});
