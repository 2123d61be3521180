import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import type { Sharing } from '#domain/support/support-answers.ts';
import { AcceptedStatus } from '#web/features/sharing/owner/accepted-status.tsx';
import { CheckInCard } from '#web/features/sharing/owner/check-in-card.tsx';
import { EndedShares } from '#web/features/sharing/owner/ended-shares.tsx';
import { InviteFlow } from '#web/features/sharing/owner/invite-flow.tsx';
import { NotesForMe } from '#web/features/sharing/owner/notes-for-me.tsx';
import { OpenInvitations } from '#web/features/sharing/owner/open-invitations.tsx';
import { ShareCard } from '#web/features/sharing/owner/share-card.tsx';
import { ownSharingQuery } from '#web/features/sharing/sharing-queries.ts';
import { useEndShare, useWithdraw } from '#web/features/sharing/use-sharing-actions.ts';
import { useSharingChanges } from '#web/features/sharing/use-sharing-changes.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const Card = ({ children }: { readonly children: ReactNode }) => (
  <li className="rounded-3xl border border-line bg-surface p-5 sm:p-6">{children}</li>
);

const Shares = ({ sharing }: { readonly sharing: Sharing }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useEndShare();
  const withdraw = useWithdraw();
  const { shares, invitations, check_ins: checkIns, notes, left, paused } = sharing;
  const live = shares.filter((share) => share.live);
  const ended = shares.filter((share) => !share.live);
  // What was pressed is gone: the keyboard goes on where the list begins.
  const keepPlace = (): void => heading.current?.focus({ preventScroll: true });
  return (
    <div className="space-y-6">
      {checkIns.length > 0 && (
        <ul aria-label="Questions this week" className="space-y-4">
          {checkIns.map((checkIn) => (
            <Card key={`${checkIn.share_id} ${checkIn.week}`}>
              <CheckInCard checkIn={checkIn} />
            </Card>
          ))}
        </ul>
      )}
      <div>
        <h3 ref={heading} tabIndex={-1} className="mb-3 text-xl font-semibold outline-none">
          Who can look in now
        </h3>
        {paused && (live.length > 0 || invitations.length > 0) && (
          <p className="mb-3">
            Nobody, because you asked for your account to be deleted. If you keep it, this goes on.
          </p>
        )}
        <AcceptedStatus shares={live} />
        {live.length === 0 ? (
          <p className="text-muted">Nobody.</p>
        ) : (
          <ul className="space-y-4">
            {live.map((share) => (
              <Card key={share.id}>
                <ShareCard
                  share={share}
                  busy={end.isPending}
                  onEnd={() => end.mutate({ id: share.id, name: share.name }, { onSuccess: keepPlace })}
                />
              </Card>
            ))}
          </ul>
        )}
      </div>
      {invitations.length > 0 && (
        <div>
          <h3 className="text-xl font-semibold">Invitations that wait</h3>
          <OpenInvitations
            invitations={invitations}
            busy={withdraw.isPending}
            onWithdraw={(invitation) => withdraw.mutate(invitation, { onSuccess: keepPlace })}
          />
        </div>
      )}
      <InviteFlow full={left.supporters <= 0} />
      {notes.length > 0 && <NotesForMe notes={notes} />}
      {ended.length > 0 && <EndedShares shares={ended} />}
    </div>
  );
};

/** Whom one lets look in: on /data-archival. */
export const SharesPanel = () => {
  const { backend } = useConnection();
  const sharing = useQuery(ownSharingQuery(backend));
  useSharingChanges();
  return (
    <>
      <p className="mb-6 text-muted">
        Let a therapist, a coach or a friend see a little of how you’re doing. You choose what and for how
        long. You see every time they look, and you can end it at once. A PDF they saved before that can’t be
        taken back.
      </p>
      {sharing.data && <Shares sharing={sharing.data} />}
      {!sharing.data && sharing.isFetching && <Spinner text="Loading..." className="my-10" />}
      {!sharing.data && !sharing.isFetching && (
        <ErrorPanel
          message="We couldn’t read whom you share with. Nothing has changed."
          onRetry={() => void sharing.refetch()}
        />
      )}
      <p className="mt-6 text-muted">
        Does somebody share with you?{' '}
        <Link
          to="/supporter"
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
        >
          See your people
        </Link>
      </p>
    </>
  );
};
