import { useId } from 'react';
import { OwnUploadRow, type UploadPicture } from '#web/features/uploads/own-upload-row.tsx';
import { useOwnUploads } from '#web/features/uploads/use-own-uploads.ts';
import { useUploadActions } from '#web/features/uploads/use-upload-actions.ts';
import { useUploadPlayer } from '#web/features/uploads/use-upload-player.ts';
import { VerdictNews } from '#web/features/uploads/verdict-news.tsx';
import { uploadsOf } from '#web/services/uploads/uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface OwnUploadsListProps {
  readonly userId: string;
  readonly Picture: UploadPicture;
}

/** Everything this person uploaded: what was found in it, who hears it, and what they can do with it. */
export const OwnUploadsList = ({ userId, Picture }: OwnUploadsListProps) => {
  const heading = useId();
  const { own } = uploadsOf(userId);
  const { state, uploads, more } = useOwnUploads(own);
  const actions = useUploadActions(own);
  const { stateOf, press } = useUploadPlayer();
  return (
    <section aria-labelledby={heading} className="mt-14">
      <h2 id={heading} className="mb-4 text-2xl font-semibold">
        Your uploads
      </h2>
      <VerdictNews uploads={uploads} />
      {state === 'loading' && <Spinner text="Loading your uploads…" className="py-12" />}
      {state === 'failed' && (
        <ErrorPanel message="We couldn’t load your uploads." onRetry={() => void own.refresh()} />
      )}
      {state === 'ready' && uploads.length === 0 && (
        <p className="rounded-2xl bg-raised p-5 text-muted">
          Nothing here yet. Your first file shows up here as soon as it’s uploaded.
        </p>
      )}
      <ul className="divide-y divide-line empty:hidden">
        {uploads.map((upload) => (
          <OwnUploadRow
            key={upload.id}
            upload={upload}
            state={stateOf(upload)}
            Picture={Picture}
            actions={actions}
            onPlay={() => press(upload)}
          />
        ))}
      </ul>
      {more && (
        <Button className="mt-4" onClick={() => void own.showMore()}>
          Show more
        </Button>
      )}
    </section>
  );
};
