import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { AccountAct } from '#domain/accounts/account-acts.ts';
import type { AccountLine } from '#domain/accounts/account.ts';
import { AccountMarks } from '#web/features/accounts/account-marks.tsx';
import { AccountPanel } from '#web/features/accounts/account-panel.tsx';
import { countOf, nameOf, tierNames } from '#web/features/accounts/account-words.ts';
import { Day } from '#web/features/accounts/day.tsx';

interface AccountRowProps {
  readonly account: AccountLine;
  readonly startsOpen: boolean;
  readonly onAsk: (act: AccountAct) => void;
}

/** Columns from a tablet on; before that, one below the other in a card. */
export const columns = 'sm:grid sm:grid-cols-[minmax(0,1fr)_5.5rem_6.5rem_5.25rem] sm:items-center sm:gap-3';

export const AccountRow = ({ account, startsOpen, onAsk }: AccountRowProps) => {
  const [open, setOpen] = useState(startsOpen);
  const panelId = useId();
  return (
    <li className="border-b border-line last:border-0 max-sm:mb-3 max-sm:rounded-2xl max-sm:border max-sm:last:border">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onClick={() => setOpen(!open)}
          className={`${columns} w-full cursor-pointer rounded-2xl px-3 py-3.5 text-left hover:bg-raised sm:min-h-16`}
        >
          <span className="flex min-w-0 items-start gap-2">
            <ChevronDown
              aria-hidden="true"
              className={`mt-[0.2em] size-5 shrink-0 transition-transform ${open ? '' : '-rotate-90'}`}
            />
            <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
              <span className="font-medium wrap-anywhere">{nameOf(account)}</span>
              <AccountMarks account={account} />
            </span>
          </span>
          <span className="text-muted max-sm:mt-2 max-sm:ml-7 max-sm:block">
            {tierNames[account.tier]}
            <span className="sm:sr-only"> tier</span>
          </span>
          <span className="text-muted max-sm:ml-7 max-sm:block">
            {account.last_sign_in_at === null ? (
              'Never signed in'
            ) : (
              <>
                <span className="sm:sr-only">Last sign-in </span>
                <Day moment={account.last_sign_in_at} />
              </>
            )}
          </span>
          <span className="text-muted max-sm:ml-7 max-sm:block">
            {countOf(account.sessions, 'sign-in', 'sign-ins')}
          </span>
        </button>
      </h3>
      {open && <AccountPanel id={panelId} accountId={account.id} onAsk={onAsk} />}
    </li>
  );
};
