import { Ellipsis, LoaderCircle, Pause, Play } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { spokenTime, trackTime } from '#domain/player/track-time.ts';
import type { OwnUpload } from '#domain/uploads/own-upload.ts';
import {
  analysisWords,
  conventionFacts,
  measuredFacts,
  removedOn,
  reviewWords,
} from '#domain/uploads/upload-words.ts';
import { OfferDialog } from '#web/features/uploads/offer-dialog.tsx';
import { OwnUploadMenu } from '#web/features/uploads/own-upload-menu.tsx';
import { RenameForm } from '#web/features/uploads/rename-form.tsx';
import { sizeWords } from '#web/features/uploads/size-words.ts';
import type { UploadActions } from '#web/features/uploads/use-upload-actions.ts';
import { useDateFormat } from '#web/platform/clock/use-date-format.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

export type UploadPicture = ComponentType<{
  readonly title: string;
  readonly artist: string;
  readonly picture?: string | null;
  readonly className?: string;
}>;

type PlayState = 'still' | 'starting' | 'playing' | 'paused';

const signs = { still: Play, paused: Play, playing: Pause, starting: LoaderCircle } as const;

interface PlayButtonProps {
  readonly upload: OwnUpload;
  readonly state: PlayState;
  readonly Picture: UploadPicture;
  readonly onPlay: () => void;
}

const PlayButton = ({ upload: { title, artist, picture }, state, Picture, onPlay }: PlayButtonProps) => {
  const Sign = signs[state];
  return (
    <div className="relative size-[56px] shrink-0">
      <Picture title={title} artist={artist} picture={picture} className="size-full rounded-xl" />
      <button
        type="button"
        aria-label={`${state === 'playing' ? 'Pause' : 'Play'} ${title} by ${artist}`}
        onClick={onPlay}
        className="absolute inset-0 grid cursor-pointer place-items-center rounded-xl"
      >
        <span className="grid size-[32px] place-items-center rounded-full bg-[#000000a6] text-[#ffffff]">
          <Sign
            aria-hidden="true"
            className={classNames(
              'size-[16px] fill-current',
              state === 'starting' && 'animate-spin fill-none',
            )}
          />
        </span>
      </button>
    </div>
  );
};

const Facts = ({ upload }: { readonly upload: OwnUpload }) => {
  const measured = measuredFacts(upload);
  const convention = conventionFacts(upload);
  const analysis = analysisWords(upload);
  return (
    <>
      {analysis !== '' && <p className="text-muted">{analysis}</p>}
      {measured !== '' && <p className="text-muted">Measured: {measured}</p>}
      {convention !== '' && <p className="text-muted">By convention: {convention}</p>}
    </>
  );
};

/** What one can do about a verdict, where it stands. */
const AfterNo = ({ upload, actions }: { readonly upload: OwnUpload; readonly actions: UploadActions }) => {
  const day = useDateFormat({ dateStyle: 'long' });
  const last = removedOn(upload);
  if (last === null) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="small" onClick={() => actions.keep(upload)}>
        Keep it, only for me
      </Button>
      <p className="text-muted">
        Otherwise we delete it on <time dateTime={last.toISOString()}>{day.format(last)}</time>.
      </p>
    </div>
  );
};

interface OwnUploadRowProps {
  readonly upload: OwnUpload;
  readonly state: PlayState;
  readonly Picture: UploadPicture;
  readonly actions: UploadActions;
  readonly onPlay: () => void;
}

export const OwnUploadRow = ({ upload, state, Picture, actions, onPlay }: OwnUploadRowProps) => {
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const [renaming, setRenaming] = useState(false);
  const [offering, setOffering] = useState(false);
  const { title, artist, seconds, bytes } = upload;
  return (
    <li className={classNames('rounded-2xl px-2 py-4 sm:px-3', state !== 'still' && 'bg-calm-soft')}>
      <div className="flex items-start gap-3 sm:gap-4">
        <PlayButton upload={upload} state={state} Picture={Picture} onPlay={onPlay} />
        <div className="min-w-0 flex-1">
          <p className="font-medium wrap-anywhere">{title}</p>
          <p className="text-muted wrap-anywhere">
            {artist} · <span aria-hidden="true">{trackTime(seconds * 1000)}</span>
            <span className="sr-only">{spokenTime(seconds * 1000)}</span>
            <span className="max-sm:hidden"> · {sizeWords(bytes)}</span>
          </p>
          <p className="mt-1">{reviewWords(upload)}</p>
          <Facts upload={upload} />
          <AfterNo upload={upload} actions={actions} />
        </div>
        <Button
          kind="plain"
          size="icon"
          aria-label={`More for ${title}`}
          aria-haspopup="menu"
          aria-expanded={menu !== null}
          onClick={({ currentTarget }) => setMenu(menu === null ? currentTarget : null)}
        >
          <Ellipsis aria-hidden="true" />
        </Button>
      </div>
      {renaming && (
        <RenameForm
          upload={upload}
          onSave={async (name) => actions.rename(upload, name)}
          onClose={() => setRenaming(false)}
        />
      )}
      {menu !== null && (
        <OwnUploadMenu
          upload={upload}
          anchor={menu}
          actions={actions}
          onRename={() => setRenaming(true)}
          onOffer={() => setOffering(true)}
          onClose={() => setMenu(null)}
        />
      )}
      {offering && (
        <OfferDialog
          title={title}
          onOffer={() => actions.offer(upload, true)}
          onClose={() => setOffering(false)}
        />
      )}
    </li>
  );
};
