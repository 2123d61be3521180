import { useQuery } from '@tanstack/react-query';
import { Search, UserPlus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readWaiting, waitingWishKey } from '#domain/accounts/account-wish.ts';
import { type AccountFilter, accountFilters } from '#domain/accounts/account.ts';
import { AccountRow, columns } from '#web/features/accounts/account-row.tsx';
import { countOf, filterNames, nobody } from '#web/features/accounts/account-words.ts';
import { accountsQuery } from '#web/features/accounts/accounts-queries.ts';
import { ActDialog } from '#web/features/accounts/act-dialog.tsx';
import { InviteDialog } from '#web/features/accounts/invite-dialog.tsx';
import { useAccountActs } from '#web/features/accounts/use-account-acts.ts';
import { useSettled } from '#web/features/accounts/use-settled.ts';
import type { WhoIsThereProps } from '#web/features/accounts/who-is-there.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { inputLook } from '#web/ui/field.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface AccountDeskProps {
  readonly adminId: string;
  readonly secondStep: WhoIsThereProps['secondStep'];
  /** Leaves for the sign-in service and comes back here. */
  readonly onSignIn: () => void;
}

const Headings = () => (
  <div
    aria-hidden="true"
    className={`${columns} border-b border-line px-3 pb-2 text-sm text-muted max-sm:hidden`}
  >
    <span className="pl-7">Person</span>
    <span>Tier</span>
    <span>Last sign-in</span>
    <span>Signed in</span>
  </div>
);

interface PagesProps {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

const Pages = ({ page, size, total, onPage }: PagesProps) =>
  total > size && (
    <nav aria-label="Pages" className="mt-5 flex flex-wrap items-center gap-3">
      <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span className="text-muted">
        {(page - 1) * size + 1} to {Math.min(page * size, total)} of {total.toLocaleString('en')}
      </span>
      <Button size="small" disabled={page * size >= total} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );

/** Everybody with an account, found by address or id, and what can be done. */
export const AccountDesk = ({ adminId, secondStep, onSignIn }: AccountDeskProps) => {
  const { backend } = useConnection();
  const [waiting] = useState(() => readWaiting(sessionStore.read(waitingWishKey), adminId, Date.now()));
  const [typed, setTyped] = useState(waiting?.accountId ?? '');
  const [only, setOnly] = useState<AccountFilter>('all');
  const [page, setPage] = useState(1);
  const [inviting, setInviting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const search = useSettled(typed.trim());
  const list = useQuery(accountsQuery(backend, { search, only, page }));
  const acts = useAccountActs(adminId, onSignIn);

  const resume = useEffectEvent(() => {
    // Whoever takes it away does it: it is done once.
    const isThere = sessionStore.read(waitingWishKey) !== null;
    sessionStore.remove(waitingWishKey);
    if (isThere && waiting !== null) acts.perform(waiting);
  });
  useEffect(() => resume(), []);

  const { data } = list;
  return (
    <section className="mt-8">
      <div className="flex flex-wrap items-center gap-3">
        <label className="relative min-w-0 flex-1 basis-72">
          <span className="sr-only">Search by e-mail address or id</span>
          <Search aria-hidden="true" className="absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted" />
          <input
            type="search"
            value={typed}
            maxLength={200}
            placeholder="E-mail address or id"
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value);
              setPage(1);
            }}
            className={`${inputLook} pl-12`}
          />
        </label>
        <Button onClick={() => setInviting(true)}>
          <UserPlus aria-hidden="true" />
          Invite
        </Button>
      </div>
      <ChoiceChips
        label="Who is shown"
        choices={accountFilters.map((value) => ({ value, label: filterNames[value] }))}
        value={only}
        onChange={(value) => {
          setOnly(value);
          setPage(1);
        }}
        className="mt-4"
      />
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-8 mb-3 text-xl font-semibold outline-none"
        aria-live="polite"
      >
        {data === undefined ? 'People' : countOf(data.total, 'person', 'people')}
      </h2>
      {data === undefined && list.isFetching && <Spinner text="Loading..." />}
      {data === undefined && !list.isFetching && (
        <ErrorPanel message={list.error?.message} onRetry={() => void list.refetch()} />
      )}
      {data?.accounts.length === 0 && <p className="text-muted">{nobody[only]}</p>}
      {data !== undefined && data.accounts.length > 0 && (
        <div className="rounded-3xl border-line sm:border sm:bg-surface sm:p-5">
          <Headings />
          <ul>
            {data.accounts.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                startsOpen={account.id === waiting?.accountId}
                onAsk={(act) => acts.ask(account, act)}
              />
            ))}
          </ul>
        </div>
      )}
      {data !== undefined && (
        <Pages
          page={data.page}
          size={data.size}
          total={data.total}
          onPage={(to) => {
            setPage(to);
            heading.current?.focus();
          }}
        />
      )}
      {acts.open !== null && (
        <ActDialog
          open={acts.open}
          isPending={acts.isPending}
          error={acts.error}
          secondStep={secondStep}
          onDo={acts.perform}
          onSignIn={acts.signInFirst}
          onClose={acts.close}
        />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </section>
  );
};
