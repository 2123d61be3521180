import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actWords } from '#domain/accounts/account-acts.ts';
import { type AccountWish, keepWaiting, undoOf, waitingWishKey } from '#domain/accounts/account-wish.ts';
import type { Account, AccountLine } from '#domain/accounts/account.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import type { OpenAct } from '#web/features/accounts/act-dialog.tsx';
import { AskWhoError, performWish } from '#web/features/accounts/accounts-mutations.ts';
import { accountQuery, accountsKey } from '#web/features/accounts/accounts-queries.ts';
import { nameOf } from '#web/features/accounts/account-words.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { errorNotice } from '#web/services/messages/error-notice.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** Toasts that offer a way back stay long enough to be read and thought over. */
const undoMs = 15_000;

const nameIn = (account: Account | undefined): string => (account === undefined ? '' : nameOf(account));

/** What is asked for, who has to be asked first, and what was done, with the way back. */
export const useAccountActs = (adminId: string, signIn: () => void) => {
  const { backend } = useConnection();
  const queries = useQueryClient();
  const [open, setOpen] = useState<OpenAct | null>(null);
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: async (wish: AccountWish) => {
      // As it was, for the way back.
      const before = await queries.query({ ...accountQuery(backend, wish.accountId), staleTime: 0 });
      await performWish(backend, wish);
      return before;
    },
    onSuccess: (before, wish) => {
      setOpen(null);
      const undone = wish.reason.startsWith('Undo: ') ? null : undoOf(wish, before);
      const action = { label: 'Undo', run: () => undone !== null && mutate(undone) };
      showMessage(catalogue.updated, {
        description: actWords[wish.act].done,
        ...(undone === null ? {} : { action, duration: undoMs }),
      });
    },
    onError: (thrown, wish) => {
      const name = open?.name ?? nameIn(queries.getQueryData(accountQuery(backend, wish.accountId).queryKey));
      if (thrown instanceof AskWhoError) setOpen({ wish, name, step: 'who' });
      else if (open === null) {
        showMessage(errorNotice(thrown, catalogue.updateFailed), { description: thrown.message });
      } else {
        setError(thrown.message);
        setOpen({ ...open, wish, step: 'reason' });
      }
    },
    onSettled: async (_, thrown, { act }) => {
      // Of somebody who is gone there is nothing more to read.
      const gone = thrown === null && (act === 'delete' || act === 'withdraw-invitation');
      await queries.invalidateQueries({ queryKey: gone ? [...accountsKey, 'list'] : accountsKey });
    },
  });
  return {
    open,
    error,
    isPending,
    ask: (before: AccountLine, act: AccountWish['act']): void => {
      setError(undefined);
      setOpen({
        name: nameOf(before),
        step: 'reason',
        wish: {
          act,
          accountId: before.id,
          reason: '',
          tier: act === 'set-tier' && before.tier_is_own ? before.tier : null,
          until: act === 'set-tier' ? before.tier_until : null,
        },
      });
    },
    /** What was asked for, and what waited for a sign-in. */
    perform: (wish: AccountWish): void => {
      setError(undefined);
      mutate(wish);
    },
    signInFirst: (wish: AccountWish): void => {
      sessionStore.write(waitingWishKey, keepWaiting(adminId, Date.now(), wish));
      signIn();
    },
    close: (): void => setOpen(null),
  };
};
