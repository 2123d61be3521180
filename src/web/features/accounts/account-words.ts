import type { AccountFilter, AccountLine } from '#domain/accounts/account.ts';
import type { Tier } from '#domain/licence/tiers.ts';

export const tierNames: Readonly<Record<Tier, string>> = {
  free: 'Free',
  pro: 'Pro',
  premium: 'Premium',
  enterprise: 'Enterprise',
};

export const filterNames: Readonly<Record<AccountFilter, string>> = {
  all: 'Everybody',
  admins: 'Admins',
  banned: 'Banned',
  invited: 'Invited',
};

export const nobody: Readonly<Record<AccountFilter, string>> = {
  all: 'Nobody fits this search.',
  admins: 'No admin fits this search.',
  banned: 'Nobody is banned.',
  invited: 'No invitation is waiting.',
};

export const nameOf = ({ email, is_guest }: Pick<AccountLine, 'email' | 'is_guest'>): string =>
  email ?? (is_guest ? 'Guest account' : 'No e-mail address');

export const countOf = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** What was done, in the words of the record. */
const actNames: Readonly<Record<string, string>> = {
  make_admin: 'Made an admin',
  take_admin: 'Admin removed',
  change_roles: 'Roles changed with the secret key',
  set_licence: 'Tier changed',
  end_licence: 'Back to the site’s own tier',
  ban_user: 'Banned',
  unban_user: 'Ban lifted',
  sign_out_user: 'Signed out everywhere',
  remove_factors: 'Two-step sign-in removed',
  invite_user: 'Invited',
  create_user: 'Account made with the secret key',
  update_user: 'Account changed with the secret key',
  set_password: 'Password set with the secret key',
  generate_link: 'Sign-in link made with the secret key',
  delete_factor: 'Second factor removed with the secret key',
  update_factor: 'Second factor renamed with the secret key',
  correct_upload: 'Upload corrected',
  approve_upload: 'Upload approved',
  reject_upload: 'Upload declined',
};

export const actNameOf = (action: string): string => actNames[action] ?? action.replaceAll('_', ' ');
