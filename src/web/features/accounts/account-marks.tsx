import { Ban, KeyRound, Mail, ShieldCheck, UserRound } from 'lucide-react';
import type { AccountLine } from '#domain/accounts/account.ts';

const look =
  'inline-flex items-center gap-1 rounded-full border border-edge px-2 py-0.5 text-sm [&_svg]:size-4';

/** What stands out about somebody, by sign and word. */
export const AccountMarks = ({ account }: { readonly account: AccountLine }) => (
  <>
    {account.is_you && (
      <span className={look}>
        <UserRound aria-hidden="true" /> You
      </span>
    )}
    {account.is_admin && (
      <span className={look}>
        <ShieldCheck aria-hidden="true" /> Admin
      </span>
    )}
    {account.factors > 0 && (
      <span className={look}>
        <KeyRound aria-hidden="true" /> Second factor
      </span>
    )}
    {account.is_banned && (
      <span className={look}>
        <Ban aria-hidden="true" /> Banned
      </span>
    )}
    {account.invited_at !== null && (
      <span className={look}>
        <Mail aria-hidden="true" /> Invited
      </span>
    )}
  </>
);
