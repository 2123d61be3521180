import type { Track } from '#domain/music/track.ts';
import { Artwork } from '#web/features/player/artwork.tsx';
import { BarFrame } from '#web/features/player/bar-frame.tsx';
import { Transport } from '#web/features/player/transport.tsx';
import { usePlayerView, usePosition } from '#web/services/player/use-player.ts';

/** How far the track is, as a line along the top edge; Now Playing says it in minutes. */
const ProgressLine = () => {
  const { durationMs } = usePlayerView();
  const position = usePosition();
  const share = durationMs > 0 ? Math.min(position / durationMs, 1) : 0;
  return (
    <div aria-hidden="true" className="absolute inset-x-0 -top-px h-0.5 overflow-hidden bg-line">
      <div className="h-full origin-left bg-calm" style={{ transform: `scaleX(${share})` }} />
    </div>
  );
};

interface CompactBarProps {
  readonly track: Track | null;
  readonly onNear: () => void;
  readonly onOpen: () => void;
}

/** Spec 2 §2, state 3. */
export const CompactBar = ({ track, onNear, onOpen }: CompactBarProps) => (
  <BarFrame>
    <ProgressLine />
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      className="dock-open -ml-1.5 flex min-h-[52px] min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-2xl px-1.5 py-1 text-left transition-colors hover:bg-raised"
    >
      <Artwork
        title={track?.title ?? ''}
        artist={track?.artist ?? ''}
        picture={track?.picture ?? null}
        size={40}
        className="size-[40px] rounded-[10px]"
      />
      <span className="min-w-0">
        <span className="sr-only">Now Playing: </span>
        <span className="block truncate leading-snug font-medium">{track?.title ?? 'Music'}</span>
        <span className="block truncate text-sm leading-snug text-muted">{track?.artist ?? ''}</span>
      </span>
    </button>
    <Transport />
  </BarFrame>
);
