import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { playPause, previousTrack, skipTrack } from '#web/features/player/player-actions.ts';
import { usePlayer, usePlayerView } from '#web/services/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** Previous, play or pause, next: the same in the bar and in Now Playing. */
export const Transport = ({ large = false }: { readonly large?: boolean }) => {
  const player = usePlayer();
  const { isPlaying, loading } = usePlayerView();
  const Icon = isPlaying ? Pause : Play;
  const beside = large ? 'size-[56px]! [&_svg]:size-7!' : '';
  return (
    <div className={classNames('flex shrink-0 items-center', large ? 'gap-1 sm:gap-4' : 'sm:gap-1')}>
      <Button
        kind="plain"
        size="icon"
        aria-label="Previous track"
        className={beside}
        onClick={() => void previousTrack(player)}
      >
        <SkipBack aria-hidden="true" fill="currentColor" />
      </Button>
      <Button
        size="icon"
        aria-label={isPlaying ? 'Pause' : 'Play'}
        aria-busy={loading}
        haptic="medium"
        className={classNames(
          'border-0! bg-ink! text-paper! hover:opacity-90',
          large && 'size-[72px]! [&_svg]:size-8!',
          loading && 'animate-pulse',
        )}
        onClick={() => void playPause(player)}
      >
        <Icon aria-hidden="true" fill="currentColor" className={isPlaying ? '' : 'translate-x-[6%]'} />
      </Button>
      <Button
        kind="plain"
        size="icon"
        aria-label="Next track"
        className={beside}
        onClick={() => void skipTrack(player)}
      >
        <SkipForward aria-hidden="true" fill="currentColor" />
      </Button>
    </div>
  );
};
