import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Sharing } from '#domain/support/support-answers.ts';
import { CheckInCard } from '#web/features/sharing/owner/check-in-card.tsx';
import { noteSeen, useSeenNotes } from '#web/features/sharing/owner/seen-notes.ts';
import { ownSharingQuery } from '#web/features/sharing/sharing-queries.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { useConnectionSoFar } from '#web/platform/backend/connection-context.ts';
import { useMinute } from '#web/platform/clock/use-minute.ts';
import { useRestoreFocus } from '#web/platform/use-restore-focus.ts';
import { Button } from '#web/ui/button.tsx';

const place = '/data-archival#sharing';
const linkLook = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink';
const week = 7 * 24 * 60 * 60_000;

/** Asked once in a while: a question stands for a week. */
const staleTime = 5 * 60_000;

const NewNote = ({ note }: { readonly note: Sharing['notes'][number] }) => {
  const seen = (): void => noteSeen(note.shared_at);
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-muted">
      <span className="wrap-anywhere">{note.name} shared a note with you.</span>
      <Link to={place} className={linkLook} onClick={seen}>
        Read it
      </Link>
      <Button kind="plain" size="small" onClick={seen}>
        Put away
      </Button>
    </p>
  );
};

const Asked = ({ backend }: { readonly backend: Backend }) => {
  const { data } = useQuery({ ...ownSharingQuery(backend), staleTime });
  const seen = useSeenNotes();
  const now = useMinute();
  const question =
    data?.paused === false ? data.check_ins.find((one) => one.answer === null && !one.put_aside) : undefined;
  const [newest] = data?.notes ?? [];
  const shared = newest === undefined ? NaN : Date.parse(newest.shared_at);
  const isNew = now.getTime() - shared < week && !(shared <= Date.parse(seen));
  useRestoreFocus(question === undefined);
  if (question === undefined && !isNew) return null;
  return (
    <div className="space-y-4">
      {question !== undefined && (
        <section
          aria-label={`A question from ${question.name}`}
          className="rounded-3xl border border-line bg-surface p-5 sm:p-6"
        >
          <CheckInCard key={question.share_id} checkIn={question} />
          <p className="mt-3 text-muted">
            <Link to={place} className={linkLook}>
              Who can look in
            </Link>
          </p>
        </section>
      )}
      {isNew && newest !== undefined && <NewNote note={newest} />}
    </div>
  );
};

/**
 * On Home: this week’s question while it is open, and that a note came. At the end of the page, where it moves nothing that
 * was there before it. Nothing for nearly everybody.
 */
export const SharingOnHome = () => {
  const connection = useConnectionSoFar();
  return connection && <Asked backend={connection.backend} />;
};
