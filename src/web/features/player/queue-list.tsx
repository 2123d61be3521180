import { ListStart } from 'lucide-react';
import { addedNext } from '#domain/notices/music-catalogue.ts';
import { trackTime } from '#domain/player/track-time.ts';
import { playFromQueue } from '#web/features/player/player-actions.ts';
import { Artwork } from '#web/features/player/artwork.tsx';
import { showMusicMessage } from '#web/services/player/show-music-message.ts';
import { addNext } from '#web/services/player/add-next.ts';
import { usePlayer, usePlayerView } from '#web/services/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';

export const QueueList = () => {
  const player = usePlayer();
  const { queue, queueIndex } = usePlayerView();
  return (
    <ol aria-label="Queue" className="space-y-1 py-2">
      {queue.map((track, index) => (
        <li key={track.id} className="flex items-center gap-1">
          <button
            type="button"
            aria-current={index === queueIndex ? 'true' : undefined}
            onClick={() => void playFromQueue(player, queue, index)}
            className="flex min-h-[56px] min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-2xl px-2 py-1.5 text-left transition-colors hover:bg-raised aria-[current]:bg-calm-soft"
          >
            <Artwork
              title={track.title}
              artist={track.artist}
              picture={track.picture ?? null}
              size={40}
              className="size-[40px] rounded-[10px]"
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate leading-snug font-medium">{track.title}</span>
              <span className="block truncate text-sm leading-snug text-muted">{track.artist}</span>
            </span>
            <span className="text-sm text-muted tabular-nums">{trackTime(track.durationMs)}</span>
          </button>
          {index !== queueIndex && (
            <Button
              kind="plain"
              size="icon"
              aria-label={`Play ${track.title} next`}
              onClick={() => showMusicMessage(addedNext(track.title, addNext(player, track)))}
            >
              <ListStart aria-hidden="true" />
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
};
