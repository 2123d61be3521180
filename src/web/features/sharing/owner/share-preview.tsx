import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DownloadSummary } from '#web/features/sharing/download-summary.tsx';
import { draftOf, type ShareChoice } from '#web/features/sharing/share-draft.ts';
import { previewQuery } from '#web/features/sharing/sharing-queries.ts';
import { SharedView } from '#web/features/sharing/view/shared-view.tsx';
import { useConnection } from '#web/platform/backend/connection-context.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface SharePreviewProps {
  readonly choice: ShareChoice;
  /** The agreement; it is there once the preview is. */
  readonly children: ReactNode;
}

/** Exactly what the other would see now, drawn by what draws it for them. */
export const SharePreview = ({ choice, children }: SharePreviewProps) => {
  const { backend } = useConnection();
  const draft = draftOf(choice);
  const { data: view, isFetching, refetch } = useQuery(previewQuery(backend, draft));
  if (view === undefined) {
    return isFetching ? (
      <Spinner text="Loading..." className="my-10" />
    ) : (
      <ErrorPanel
        message="We couldn’t draw the preview. Nothing is shared yet."
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="space-y-6">
      <div className="rounded-3xl border border-calm bg-paper p-5 sm:p-6">
        <p className="mb-5 text-xl font-semibold wrap-anywhere">{choice.shownAs.trim()}</p>
        <SharedView view={view} level={4} />
      </div>
      <p className="text-muted">
        This is today. It moves along with your days, always with these parts only.
      </p>
      <DownloadSummary wish={{ own: draft, shown_as: choice.shownAs.trim() }} day={view.to} />
      {children}
    </div>
  );
};
