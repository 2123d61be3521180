import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Keyboard } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import {
  canApprove,
  type DeskList as Which,
  deskLists,
  type DeskUpload,
} from '#domain/upload-desk/desk-upload.ts';
import {
  type CorrectionDraft,
  draftOf,
  type UploadCorrections,
} from '#domain/upload-desk/upload-corrections.ts';
import { ApproveDialog } from '#web/features/upload-desk/approve-dialog.tsx';
import { DeskList } from '#web/features/upload-desk/desk-list.tsx';
import { deskCountsQuery, deskListQuery } from '#web/features/upload-desk/desk-queries.ts';
import { KeysHelp } from '#web/features/upload-desk/keys-help.tsx';
import { RejectDialog } from '#web/features/upload-desk/reject-dialog.tsx';
import { useDeskSelection } from '#web/features/upload-desk/use-desk-selection.ts';
import { useReview } from '#web/features/upload-desk/use-review.ts';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { ShowMore } from '#web/ui/show-more.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const names: Readonly<Record<Which, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
};
const nothing: Readonly<Record<Which, string>> = {
  waiting: 'Nothing is waiting. New uploads show up here by themselves.',
  approved: 'Nothing has been approved yet.',
  rejected: 'Nothing has been rejected.',
};

/** The database counts no further. */
const countedUpTo = 100;
const countWords = (count: number | undefined): string => {
  if (count === undefined) return '';
  return count >= countedUpTo ? ` (${countedUpTo.toLocaleString('en')}+)` : ` (${count})`;
};

type Asking =
  | { readonly type: 'approve' | 'reject'; readonly uploads: readonly DeskUpload[] }
  | { readonly type: 'keys' }
  | null;

interface ReviewDeskProps {
  /** What stands below. It comes when the desk is as tall as it will be, so that it never jumps. */
  readonly children?: ReactNode;
}

/** Where uploads are heard, read, put right and let into the library. */
export const ReviewDesk = ({ children }: ReviewDeskProps) => {
  const { backend } = useConnection();
  const heading = useId();
  const [which, setWhich] = useState<Which>('waiting');
  const [asking, setAsking] = useState<Asking>(null);
  const [corrected, setCorrected] = useState<ReadonlyMap<string, UploadCorrections>>(new Map());
  const counts = useQuery(deskCountsQuery(backend));
  const answer = useInfiniteQuery(deskListQuery(backend, which));
  const uploads = useMemo(() => answer.data?.pages.flat() ?? [], [answer.data]);
  const selection = useDeskSelection(uploads);
  const review = useReview(corrected);
  const waiting = which === 'waiting';
  const { selected } = selection;
  const close = (): void => setAsking(null);

  /** The one a key was pressed on, or all that are selected. */
  const meant = (upload: DeskUpload, all: boolean): readonly DeskUpload[] =>
    all && selected.length > 0 ? selected : [upload];
  const approve = (asked: readonly DeskUpload[]): void => {
    if (review.isPending) return;
    const ready = asked.filter(canApprove);
    if (asked.length > 1) setAsking({ type: 'approve', uploads: asked });
    else if (ready.length === 1) review.mutate({ uploads: ready, verdict: { type: 'approve' } });
  };
  const finish = (
    asked: readonly DeskUpload[],
    verdict: Parameters<typeof review.mutate>[0]['verdict'],
  ): void => {
    close();
    selection.clear();
    review.mutate({ uploads: asked, verdict });
  };
  const save = (upload: DeskUpload, corrections: UploadCorrections): void => {
    setCorrected(new Map(corrected).set(upload.id, { ...corrected.get(upload.id), ...corrections }));
    review.mutate({ uploads: [upload], verdict: { type: 'correct', corrections } });
  };
  const draftNow = (upload: DeskUpload): CorrectionDraft => {
    const energy = corrected.get(upload.id)?.energy_level;
    return { ...draftOf(upload), ...(energy === undefined ? {} : { energy }) };
  };
  if (counts.isLoading || (waiting && answer.isLoading)) {
    return <Spinner text="Loading..." className="py-16" />;
  }
  return (
    <>
      <section aria-labelledby={heading}>
        <h2 id={heading} className="text-xl font-semibold">
          Review
        </h2>
        <p className="mt-1 text-muted">
          Uploads that people offered to everybody. What they keep for themselves isn’t shown here.
        </p>
        <output className="sr-only">{counts.data && `${counts.data.waiting} waiting for review`}</output>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <ChoiceChips
            label="Which uploads"
            choices={deskLists.map((value) => ({
              value,
              label: names[value] + countWords(counts.data?.[value]),
            }))}
            value={which}
            onChange={(next) => {
              setWhich(next);
              selection.clear();
            }}
          />
          <Button kind="plain" size="small" onClick={() => setAsking({ type: 'keys' })}>
            <Keyboard aria-hidden="true" />
            Keys
          </Button>
        </div>
        {waiting && uploads.length > 0 && (
          <div className="mt-4 flex flex-wrap items-center gap-2">
            <Button size="small" kind="plain" onClick={selection.toggleAll}>
              {selected.length === uploads.length ? 'Select none' : 'Select all'}
            </Button>
            {selected.length > 0 && (
              <>
                <Button
                  size="small"
                  aria-disabled={review.isPending || undefined}
                  onClick={() => approve(selected)}
                >
                  Approve {selected.length}
                </Button>
                <Button size="small" onClick={() => setAsking({ type: 'reject', uploads: selected })}>
                  Reject {selected.length}
                </Button>
              </>
            )}
          </div>
        )}
        <div className="mt-4">
          {answer.data === undefined && answer.isFetching && <Spinner text="Loading..." />}
          {answer.data === undefined && !answer.isFetching && (
            <ErrorPanel message={answer.error?.message} onRetry={() => void answer.refetch()} />
          )}
          {answer.data !== undefined && uploads.length === 0 && (
            <p className="text-muted">{nothing[which]}</p>
          )}
          <DeskList
            key={which}
            label={names[which]}
            uploads={uploads}
            waiting={waiting}
            busy={review.isPending}
            isSelected={selection.has}
            draftOf={draftNow}
            onSelect={({ id }) => selection.toggle(id)}
            onSelectAll={selection.toggleAll}
            onApprove={(upload, all) => approve(meant(upload, all))}
            onReject={(upload, all) => setAsking({ type: 'reject', uploads: meant(upload, all) })}
            onSave={save}
            onKeys={() => setAsking({ type: 'keys' })}
          />
        </div>
        <ShowMore list={answer} />
        {asking?.type === 'reject' && (
          <RejectDialog
            about={
              asking.uploads.length === 1
                ? (asking.uploads[0]?.title ?? '')
                : `${asking.uploads.length} uploads`
            }
            onClose={close}
            onReject={(reason) => finish(asking.uploads, { type: 'reject', reason })}
          />
        )}
        {asking?.type === 'approve' && (
          <ApproveDialog
            count={asking.uploads.filter(canApprove).length}
            unmeasured={asking.uploads.filter((upload) => !canApprove(upload)).length}
            onClose={close}
            onApprove={() => finish(asking.uploads.filter(canApprove), { type: 'approve' })}
          />
        )}
        <KeysHelp open={asking?.type === 'keys'} onClose={close} />
      </section>
      {children}
    </>
  );
};
