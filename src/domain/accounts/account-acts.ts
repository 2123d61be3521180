import type { Account } from '#domain/accounts/account.ts';

/** Everything an admin can do to an account. */
export const accountActs = [
  'make-admin',
  'take-admin',
  'set-tier',
  'ban',
  'lift-ban',
  'sign-out',
  'remove-factors',
  'withdraw-invitation',
  'delete',
] as const;
export type AccountAct = (typeof accountActs)[number];

interface ActWords {
  readonly button: string;
  readonly title: string;
  /** What it does, and for what cannot be undone also that. Said before. */
  readonly effect: string;
  readonly done: string;
  /** The database asks for a fresh sign-in first. */
  readonly asksWho: boolean;
  readonly canUndo: boolean;
}

export const actWords: Readonly<Record<AccountAct, ActWords>> = {
  'make-admin': {
    button: 'Make admin',
    title: 'Make this person an admin?',
    effect:
      'Admins manage accounts, uploads, messages and the site’s settings. They can’t read what people write for themselves.',
    done: 'This person is now an admin.',
    asksWho: true,
    canUndo: true,
  },
  'take-admin': {
    button: 'Remove admin',
    title: 'Remove admin from this person?',
    effect: 'It counts at once, on all their devices. Their account and everything in it stays.',
    done: 'This person is no longer an admin.',
    asksWho: true,
    canUndo: true,
  },
  'set-tier': {
    button: 'Change tier',
    title: 'Change the tier',
    effect: 'It counts at once. Nothing the person has stored goes away.',
    done: 'The tier is changed.',
    asksWho: false,
    canUndo: true,
  },
  ban: {
    button: 'Ban',
    title: 'Ban this person?',
    effect:
      'They are signed out on all devices and can’t sign in while the ban lasts. Nothing of theirs is deleted.',
    done: 'This person can’t sign in any more.',
    asksWho: true,
    canUndo: true,
  },
  'lift-ban': {
    button: 'Lift ban',
    title: 'Lift the ban?',
    effect: 'They can sign in again at once. Sign-ins that ended stay ended.',
    done: 'This person can sign in again.',
    asksWho: false,
    canUndo: true,
  },
  'sign-out': {
    button: 'Sign out everywhere',
    title: 'Sign this person out everywhere?',
    effect: 'All their sign-ins end now. They can sign in again. This can’t be undone.',
    done: 'This person is signed out everywhere.',
    asksWho: true,
    canUndo: false,
  },
  'remove-factors': {
    button: 'Remove two-step sign-in',
    title: 'Remove two-step sign-in from this account?',
    effect:
      'For a person who has lost their phone and their recovery codes. First make sure it’s really them who asks. All their apps and codes stop counting, and signing in takes one step. They get a letter about it. This can’t be undone.',
    done: 'This person signs in with one step now.',
    asksWho: true,
    canUndo: false,
  },
  'withdraw-invitation': {
    button: 'Withdraw invitation',
    title: 'Withdraw the invitation?',
    effect: 'The link stops working. You can invite the same address again.',
    done: 'The invitation is withdrawn.',
    asksWho: false,
    canUndo: false,
  },
  delete: {
    button: 'Delete account',
    title: 'Delete this account?',
    effect:
      'The account goes with everything in it: tasks, memories, files, settings. Nobody can bring it back. This can’t be undone.',
    done: 'The account is deleted.',
    asksWho: true,
    canUndo: false,
  },
};

/** What is offered for this account. The database refuses the rest as well. */
export const actsFor = (account: Account): readonly AccountAct[] => {
  if (account.invited_at !== null) return ['withdraw-invitation'];
  const role: readonly AccountAct[] = account.is_admin ? ['take-admin'] : ['make-admin'];
  return accountActs.filter((act) => {
    switch (act) {
      case 'make-admin':
      case 'take-admin':
        return role.includes(act) && !account.is_last_admin && !account.is_guest && !account.is_banned;
      case 'ban':
        return !account.is_banned && !account.is_you && !account.is_last_admin;
      case 'lift-ban':
        return account.is_banned;
      case 'sign-out':
        return account.sessions > 0;
      // One's own are removed in Settings.
      case 'remove-factors':
        return account.factors > 0 && !account.is_you;
      case 'delete':
        return !account.is_you && !account.is_last_admin;
      case 'withdraw-invitation':
        return false;
      default:
        return true;
    }
  });
};
