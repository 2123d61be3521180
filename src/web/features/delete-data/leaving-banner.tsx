import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Deletion } from '#domain/privacy/delete-answers.ts';
import { deletionQuery } from '#web/features/delete-data/delete-queries.ts';
import { dueDay } from '#web/features/delete-data/due-day.ts';
import { useKeepAccount } from '#web/features/delete-data/use-keep-account.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export interface LeavingBannerProps {
  readonly userId: string;
}

interface StandingProps {
  readonly deletion: Deletion;
  readonly isPending: boolean;
  readonly onKeep: () => void;
}

/** Asked once in each tab of a sign-in that did not ask for it itself. */
const Choice = ({
  deletion,
  isPending,
  onKeep,
  onLeave,
}: StandingProps & { readonly onLeave: () => void }) => {
  const id = useId();
  return (
    <Dialog open onClose={onLeave} labelledBy={id} className="p-6 sm:p-8">
      <h2 id={id} className="text-xl font-semibold">
        Do you want to keep your account?
      </h2>
      <p className="mt-3">
        It will be deleted on {dueDay(deletion.due_at)}, with everything in it. Signing in doesn’t change
        that; you decide.
      </p>
      <p className="mt-3 text-muted">
        If you keep it, everything stays as it is, and what you share is seen again. If you decide nothing,
        it’s deleted on that day. Until then you can still keep it, at the top of every page.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="primary" aria-disabled={isPending} onClick={onKeep}>
          Keep my account
        </Button>
        <Button onClick={onLeave}>Leave it as it is</Button>
      </div>
    </Dialog>
  );
};

const Standing = (props: StandingProps & LeavingBannerProps) => {
  const { deletion, isPending, onKeep, userId } = props;
  const toldKey = `session_leaving_told_${userId}`;
  const [isTold, setIsTold] = useState(
    () => deletion.here || sessionStore.read(toldKey) === deletion.asked_at,
  );
  const leave = (): void => {
    sessionStore.write(toldKey, deletion.asked_at);
    setIsTold(true);
  };
  return (
    <>
      <section
        aria-label="Your account"
        className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-raised px-5 py-3 sm:px-6"
      >
        <p className="min-w-0 flex-1 basis-64">Your account will be deleted on {dueDay(deletion.due_at)}.</p>
        <Button aria-disabled={isPending} onClick={onKeep}>
          {isPending ? 'One moment…' : 'Keep my account'}
        </Button>
      </section>
      {!isTold && <Choice {...props} onLeave={leave} />}
    </>
  );
};

/** On every page of somebody who asked to leave, until they stay or are gone. Nothing for everybody else. */
export const LeavingBanner = ({ userId }: LeavingBannerProps) => {
  const { backend } = useConnection();
  const { data } = useQuery(deletionQuery(backend, userId));
  const keep = useKeepAccount(userId);
  if (data === undefined || data === null) return null;
  const onKeep = (): void => {
    if (!keep.isPending) keep.mutate();
  };
  return <Standing userId={userId} deletion={data} isPending={keep.isPending} onKeep={onKeep} />;
};
