import { useQuery } from '@tanstack/react-query';
import { type AccountAct, actsFor, actWords } from '#domain/accounts/account-acts.ts';
import type { Account } from '#domain/accounts/account.ts';
import { AccountFacts } from '#web/features/accounts/account-facts.tsx';
import { AccountHistoryList } from '#web/features/accounts/account-history.tsx';
import { accountQuery } from '#web/features/accounts/accounts-queries.ts';
import { Day } from '#web/features/accounts/day.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface AccountPanelProps {
  readonly id: string;
  readonly accountId: string;
  readonly onAsk: (act: AccountAct) => void;
}

const whyNot = (account: Account): string | null => {
  if (account.is_last_admin) {
    return 'The last admin can’t be removed, banned or deleted. Make somebody else an admin first.';
  }
  if (account.is_you) return 'You can’t ban or delete your own account here.';
  return null;
};

const SignIns = ({ account }: { readonly account: Account }) => (
  <ul className="mt-1 space-y-1.5 pl-7 text-muted">
    {account.sign_ins.map((signIn, index) => (
      // They have no name that is shown, and their order stays.
      // oxlint-disable-next-line react/no-array-index-key -- nothing else tells them apart
      <li key={index}>
        Since <Day moment={signIn.started_at} with="time" />, last used{' '}
        <Day moment={signIn.used_at} with="time" />
        {signIn.second_factor === true && ', with second factor'}
        {signIn.is_this === true && ' (this one)'}
      </li>
    ))}
  </ul>
);

/** One person: facts, sign-ins, what was done, and what can be done. Nothing they wrote. */
export const AccountPanel = ({ id, accountId, onAsk }: AccountPanelProps) => {
  const { backend } = useConnection();
  const { data: account, isFetching, error, refetch } = useQuery(accountQuery(backend, accountId));
  if (account === undefined) {
    return (
      <div id={id} className="p-4">
        {isFetching ? (
          <Spinner text="Loading..." />
        ) : (
          <ErrorPanel message={error?.message} onRetry={() => void refetch()} />
        )}
      </div>
    );
  }
  const why = whyNot(account);
  return (
    <div id={id} className="px-4 pt-1 pb-6 sm:px-10">
      <AccountFacts account={account} />
      {account.sign_ins.length > 0 && (
        <Disclosure name="Where they’re signed in" size="small" className="mt-3">
          <SignIns account={account} />
        </Disclosure>
      )}
      <Disclosure name="What was done to this account" size="small">
        {() => <AccountHistoryList accountId={account.id} />}
      </Disclosure>
      {why !== null && <p className="mt-3 text-muted">{why}</p>}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {actsFor(account).map((act) => (
          <Button key={act} size="small" onClick={() => onAsk(act)}>
            {actWords[act].button}
          </Button>
        ))}
      </div>
    </div>
  );
};
