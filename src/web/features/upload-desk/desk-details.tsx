import { Link } from 'react-router';
import { soundText } from '#domain/music-analysis/sound-choice.ts';
import type { DeskUpload } from '#domain/upload-desk/desk-upload.ts';
import type { CorrectionDraft, UploadCorrections } from '#domain/upload-desk/upload-corrections.ts';
import { soundAdvice } from '#domain/analysis/sound-advice.ts';
import { CorrectForm } from '#web/features/upload-desk/correct-form.tsx';
import { FigureList } from '#web/features/upload-desk/figure-list.tsx';

interface DeskDetailsProps {
  readonly upload: DeskUpload;
  readonly draft: CorrectionDraft;
  readonly waiting: boolean;
  readonly busy: boolean;
  readonly onSave: (corrections: UploadCorrections, draft: CorrectionDraft) => void;
}

/** All that is known of an upload, and what a reviewer can put right. */
export const DeskDetails = ({ upload, draft, waiting, busy, onSave }: DeskDetailsProps) => {
  const { figures, trackId, id } = upload;
  const sound =
    trackId === null ? ({ kind: 'upload', id } as const) : ({ kind: 'track', id: trackId } as const);
  return (
    <div className="mt-3 space-y-6 border-t border-line pt-4 pb-2 sm:px-3">
      {waiting && <CorrectForm key={JSON.stringify(draft)} draft={draft} busy={busy} onSave={onSave} />}
      {figures === null ? (
        <p className="text-muted">Nothing has been measured yet. An upload can be approved once it is.</p>
      ) : (
        <>
          <FigureList figures={figures} />
          <div>
            <h4 className="font-medium">What follows from it</h4>
            <ul className="mt-1 list-disc space-y-1 pl-5 text-muted">
              {soundAdvice(figures).map(({ text }) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        </>
      )}
      {figures !== null && (
        <Link
          to={`/music-analysis-page?sound=${soundText(sound)}`}
          className="inline-flex min-h-[44px] items-center text-calm underline underline-offset-4 hover:text-ink"
        >
          See its curves
        </Link>
      )}
    </div>
  );
};
