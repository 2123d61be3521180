import {
  AudioWaveform,
  CircleMinus,
  HeartHandshake,
  ListStart,
  LoaderCircle,
  type LucideIcon,
  Pause,
  Play,
} from 'lucide-react';
import { Link } from 'react-router';
import { confidenceWords, tempoWords } from '#domain/music/measured-words.ts';
import type { Track } from '#domain/music/track.ts';
import { spokenTime, trackTime } from '#domain/player/track-time.ts';
import type { TrackPicture } from '#web/features/music/music-props.ts';
import { onRowKey } from '#web/features/music/use-row-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface TrackRowProps {
  readonly track: Track;
  readonly state: 'still' | 'starting' | 'playing' | 'paused';
  readonly helped: boolean;
  /** Whether Tab stops here; arrow keys go through the others. */
  readonly stop: boolean;
  readonly Picture: TrackPicture;
  readonly onReach: () => void;
  readonly onPlay: () => void;
  readonly onNext: () => void;
  /** Null where there is nothing to put aside. */
  readonly onBan: (() => void) | null;
  /** What the page of figures calls it. */
  readonly sound: string;
}

const signs = { still: Play, paused: Play, playing: Pause, starting: LoaderCircle } as const;

/** What an upload has until somebody says more (spec 2 §5): not worth a word. */
const unsaid: ReadonlySet<string | null> = new Set([null, 'Unknown', 'neutral']);

const about = ({ artist, genre, moodCategory }: Track): string =>
  [
    artist,
    ...(unsaid.has(genre) ? [] : [genre]),
    ...(unsaid.has(moodCategory) ? [] : [`${moodCategory} mood`]),
  ].join(' · ');

const measured = (track: Track): string =>
  [
    confidenceWords(track),
    track.modulationHz === null ? null : `flutter ${Math.round(track.modulationHz)} a second, measured`,
  ]
    .filter((word) => word !== null)
    .join(' · ');

interface RowButtonProps {
  readonly label: string;
  readonly Sign: LucideIcon;
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly onClick: () => void;
}

const RowButton = ({ label, Sign, ...rest }: RowButtonProps) => (
  <Button
    kind="plain"
    size="icon"
    className="-outline-offset-3!"
    aria-label={label}
    onKeyDown={onRowKey}
    {...rest}
  >
    <Sign aria-hidden="true" />
  </Button>
);

export const TrackRow = (props: TrackRowProps) => {
  const { track, state, helped, stop, Picture, onReach, onPlay, onNext, onBan, sound } = props;
  const Sign = signs[state];
  const tabIndex = stop ? 0 : -1;
  const place = { tabIndex, onFocus: onReach };
  const current = state !== 'still';
  return (
    <li
      data-track={track.id}
      aria-current={current || undefined}
      className={classNames(
        // Far rows cost nothing until they come near.
        'flex flex-wrap items-center gap-x-3 rounded-2xl px-2 py-2 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] sm:gap-x-4 sm:px-3',
        current ? 'bg-calm-soft' : 'hover:bg-surface',
      )}
    >
      {/* Where the text is large, the buttons go below and the title keeps its room. */}
      <div className="flex min-w-0 flex-[1_1_12rem] items-center gap-3 sm:gap-4">
        {/* The picture has letters of its own, which are no part of the button's name. */}
        <div className="relative size-[52px] shrink-0">
          <Picture
            title={track.title}
            artist={track.artist}
            picture={track.picture ?? null}
            className="size-full rounded-xl"
          />
          <button
            type="button"
            tabIndex={tabIndex}
            aria-label={`${state === 'playing' ? 'Pause' : 'Play'} ${track.title} by ${track.artist}`}
            onFocus={onReach}
            onKeyDown={onRowKey}
            onClick={onPlay}
            className="absolute inset-0 grid cursor-pointer place-items-center rounded-xl -outline-offset-3!"
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
        <div className="min-w-0 flex-1 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_3rem] md:items-center md:gap-x-5">
          <div className="min-w-0">
            <p className="flex items-center gap-2">
              <span className="truncate">
                <span className={classNames('font-medium', current && 'text-calm')}>{track.title}</span>
                <span className="text-muted md:hidden"> {track.artist}</span>
              </span>
              {helped && (
                <span className="flex shrink-0 items-center gap-1 text-sm text-calm">
                  <HeartHandshake aria-hidden="true" className="size-4" />
                  <span className="max-md:sr-only">Helped you</span>
                </span>
              )}
            </p>
            <p className="truncate text-sm text-muted max-md:hidden">{about(track)}</p>
          </div>
          <p className="min-w-0 truncate text-sm text-muted md:whitespace-normal">
            <span className="md:text-base md:text-ink">{tempoWords(track)}</span>
            <span className="md:hidden">
              {' '}
              · {trackTime(track.durationMs)}
              {!unsaid.has(track.moodCategory) && ` · ${track.moodCategory}`}
            </span>
            <span className="hidden md:block">{measured(track)}</span>
          </p>
          <p className="text-right text-sm text-muted tabular-nums max-md:hidden">
            <span aria-hidden="true">{trackTime(track.durationMs)}</span>
            <span className="sr-only">{spokenTime(track.durationMs)}</span>
          </p>
        </div>
      </div>
      <div className="ml-auto flex shrink-0">
        <RowButton label={`Play ${track.title} next`} Sign={ListStart} onClick={onNext} {...place} />
        {onBan !== null && (
          <RowButton label={`Put aside ${track.title}`} Sign={CircleMinus} onClick={onBan} {...place} />
        )}
        <Button asChild kind="plain" size="icon" className="-outline-offset-3! max-md:hidden">
          <Link
            to={`/music-analysis-page?sound=${sound}`}
            aria-label={`What was measured in ${track.title}`}
            {...place}
          >
            <AudioWaveform aria-hidden="true" />
          </Link>
        </Button>
      </div>
    </li>
  );
};
