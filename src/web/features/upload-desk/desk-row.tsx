import { Check, ChevronDown, Play, X } from 'lucide-react';
import type { RefObject } from 'react';
import { tempoWords } from '#domain/music/measured-words.ts';
import { trackTime } from '#domain/player/track-time.ts';
import { canApprove, type DeskUpload } from '#domain/upload-desk/desk-upload.ts';
import type { CorrectionDraft, UploadCorrections } from '#domain/upload-desk/upload-corrections.ts';
import { DeskDetails } from '#web/features/upload-desk/desk-details.tsx';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

export interface RowActions {
  readonly onSelect: () => void;
  readonly onPlay: () => void;
  readonly onOpen: () => void;
  readonly onApprove: () => void;
  readonly onReject: () => void;
  readonly onSave: (corrections: UploadCorrections, draft: CorrectionDraft) => void;
}

interface DeskRowProps extends RowActions {
  readonly upload: DeskUpload;
  readonly draft: CorrectionDraft;
  readonly waiting: boolean;
  readonly current: boolean;
  readonly selected: boolean;
  readonly open: boolean;
  readonly busy: boolean;
  /** Where it is heard, while it is. */
  readonly preview: string | null;
  readonly audio: RefObject<HTMLAudioElement | null>;
  readonly onStarted: () => void;
}

const day = { dateStyle: 'medium' } as const;

const analysisWords = ({ analysis, analysisError }: DeskUpload): string => {
  if (analysis === 'failed') return analysisError ?? 'It couldn’t be measured.';
  return 'Being measured…';
};

const facts = (upload: DeskUpload): string => {
  const { figures, durationSeconds } = upload;
  if (figures === null) {
    const length = durationSeconds === null ? [] : [`${trackTime(durationSeconds * 1000)} estimated`];
    return [...length, analysisWords(upload)].join(' · ');
  }
  const loudness = figures.loudnessLufs;
  return [
    trackTime(figures.durationSeconds * 1000),
    tempoWords(figures),
    ...(loudness === null ? ['silent'] : [`${Math.round(loudness)} LUFS measured`.replace('-', '−')]),
    `${figures.convention.energyLevel} energy by convention`,
  ].join(' · ');
};

/** One upload: what it is, how it sounds, and the verdict within reach. */
export const DeskRow = (props: DeskRowProps) => {
  const { upload, draft, waiting, current, selected, open, busy, preview, audio, onStarted } = props;
  const { onSelect, onPlay, onOpen, onApprove, onReject, onSave } = props;
  const dates = useDateFormat(day);
  const name = `${upload.title} by ${upload.artist}`;
  const titleId = `desk-${upload.id}`;
  return (
    <li
      data-upload={upload.id}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the row is where the keyboard stands; "?" tells its keys
      tabIndex={current ? 0 : -1}
      aria-labelledby={`${titleId} ${titleId}-facts`}
      className={classNames(
        'scroll-mt-24 scroll-mb-28 rounded-2xl px-2 py-3 -outline-offset-2 sm:px-3',
        // Far rows cost nothing until they come near.
        !open && '[contain-intrinsic-size:auto_5.5rem] [content-visibility:auto]',
        selected && 'bg-calm-soft',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex min-w-0 flex-[1_1_18rem] items-center gap-2 sm:gap-3">
          {waiting && (
            <label className="grid size-[44px] shrink-0 cursor-pointer place-items-center">
              <input
                type="checkbox"
                tabIndex={current ? 0 : -1}
                aria-label={`Select ${name}`}
                checked={selected}
                onChange={onSelect}
                className="size-5 cursor-pointer accent-calm"
              />
            </label>
          )}
          <Button
            kind="plain"
            size="icon"
            tabIndex={current ? 0 : -1}
            aria-label={`Play ${name}`}
            onClick={onPlay}
          >
            <Play aria-hidden="true" className="fill-current" />
          </Button>
          <div className="min-w-0">
            <h3 id={titleId} className="truncate">
              <span className="font-medium">{upload.title}</span>
              <span className="text-muted"> {upload.artist}</span>
            </h3>
            <p id={`${titleId}-facts`} className="text-sm text-muted">
              {facts(upload)}
            </p>
            <p className="text-sm text-muted">
              {upload.reviewedAt === null
                ? `Uploaded ${dates.format(upload.createdAt)}`
                : `Reviewed ${dates.format(upload.reviewedAt)}`}
              {upload.reason !== null && <span className="wrap-anywhere">: {upload.reason}</span>}
            </p>
          </div>
        </div>
        <div className="ml-auto flex flex-wrap gap-2">
          {waiting && (
            <>
              <Button
                size="small"
                tabIndex={current ? 0 : -1}
                aria-label={`Approve ${name}`}
                aria-disabled={busy || !canApprove(upload) || undefined}
                onClick={onApprove}
              >
                <Check aria-hidden="true" />
                Approve
              </Button>
              <Button
                size="small"
                kind="plain"
                tabIndex={current ? 0 : -1}
                aria-label={`Reject ${name}`}
                onClick={onReject}
              >
                <X aria-hidden="true" />
                Reject
              </Button>
            </>
          )}
          <Button
            size="icon"
            kind="plain"
            tabIndex={current ? 0 : -1}
            aria-expanded={open}
            aria-label={`Details of ${name}`}
            onClick={onOpen}
          >
            <ChevronDown
              aria-hidden="true"
              className={classNames('transition-transform', !open && '-rotate-90')}
            />
          </Button>
        </div>
      </div>
      {preview !== null && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- music without words has nothing to caption
        <audio
          ref={audio}
          src={preview}
          controls
          autoPlay
          aria-label={name}
          onPlay={onStarted}
          className="mt-3 h-12 w-full"
        />
      )}
      {open && <DeskDetails upload={upload} draft={draft} waiting={waiting} busy={busy} onSave={onSave} />}
    </li>
  );
};
