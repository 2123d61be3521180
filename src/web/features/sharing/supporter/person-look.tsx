import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isBehind, stillShared } from '#domain/support/still-shared.ts';
import type { People } from '#domain/support/support-answers.ts';
import { DownloadSummary } from '#web/features/sharing/download-summary.tsx';
import { lookQuery } from '#web/features/sharing/sharing-queries.ts';
import { SharedView } from '#web/features/sharing/view/shared-view.tsx';
import { AppError } from '#web/platform/app-error.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface PersonLookProps {
  readonly person: People['people'][number];
  /** The server said no: it is over, and what was read before goes as well. */
  readonly onRefused: () => void;
}

/** The picture of one person, and what they answered. Whoever reads it has looked. */
export const PersonLook = ({ person, onRefused }: PersonLookProps) => {
  const { share_id: shareId, shown_as: name } = person;
  const { backend } = useConnection();
  const queries = useQueryClient();
  const query = lookQuery(backend, shareId);
  const look = useQuery(query);
  const moment = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
  const week = useDateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' });
  const refused = look.error instanceof AppError && look.error.code === 'not-allowed';
  useEffect(() => {
    if (refused) onRefused();
  }, [refused, onRefused]);
  // What was taken back since is gone from the page at once, and from memory with it.
  const shown = look.data && stillShared(look.data, person);
  const isOld = shown !== look.data;
  useEffect(() => {
    if (!isOld) return;
    queries.setQueryData(query.queryKey, shown, { updatedAt: look.dataUpdatedAt });
  });
  if (refused) return null;
  if (shown === undefined) {
    return look.isFetching ? (
      <Spinner text="Loading..." className="my-16" />
    ) : (
      <ErrorPanel message="We couldn’t read what’s shared." onRetry={() => void look.refetch()} />
    );
  }
  const { view, looked_at: lookedAt, check_ins: answers } = shown;
  return (
    <div className="space-y-6">
      <div className="rounded-3xl border border-line bg-surface p-5 sm:p-6">
        <SharedView view={view} level={2} />
        {isBehind(shown, person) && (
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 first:mt-0">
            <p>{name} changed what they share.</p>
            <Button aria-disabled={look.isFetching} onClick={() => !look.isFetching && void look.refetch()}>
              Look again
            </Button>
          </div>
        )}
        <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
          As of <time dateTime={lookedAt}>{moment.format(new Date(lookedAt))}</time>. {name} sees that you
          looked.
        </p>
      </div>
      {answers.length > 0 && (
        <section aria-labelledby="answers">
          <h2 id="answers" className="text-xl font-semibold">
            Answers
          </h2>
          <ul className="mt-2 divide-y divide-line">
            {answers.map((one) => (
              <li key={one.week} className="py-3">
                <p className="text-muted">
                  Week of <time dateTime={one.week}>{week.format(new Date(`${one.week}T00:00:00Z`))}</time>
                  {one.question !== null && `: ${one.question}`}
                </p>
                <p className="wrap-anywhere whitespace-pre-wrap">{one.answer}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div>
        <DownloadSummary wish={{ share: shareId }} day={view.to} onRefused={() => void look.refetch()} />
        <p className="mt-2 text-muted">
          A saved PDF can’t be taken back, even when the share ends. Keep it safe, and delete it when you no
          longer need it.
        </p>
      </div>
    </div>
  );
};
