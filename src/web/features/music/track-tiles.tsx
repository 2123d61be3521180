import { Play } from 'lucide-react';
import { useId } from 'react';
import type { Track } from '#domain/music/track.ts';
import type { TrackPicture } from '#web/features/music/music-props.ts';
import { usePlay } from '#web/features/music/use-play.ts';

interface TrackTilesProps {
  readonly name: string;
  readonly tracks: readonly Track[];
  /** Said where there is nothing yet. */
  readonly empty: string;
  readonly Picture: TrackPicture;
}

/** A few tracks to come back to. A press plays from there on. */
export const TrackTiles = ({ name, tracks, empty, Picture }: TrackTilesProps) => {
  const id = useId();
  const play = usePlay();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl font-semibold">
        {name}
      </h2>
      {tracks.length === 0 ? (
        <p className="mt-2 text-muted">{empty}</p>
      ) : (
        <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
          {tracks.map((track, index) => (
            <li key={track.id}>
              <button
                type="button"
                onClick={() => play.tracks(tracks, index)}
                className="group flex w-full cursor-pointer items-center gap-3 rounded-2xl border border-line bg-surface p-2 text-left transition-colors hover:border-muted"
              >
                <Picture title={track.title} artist={track.artist} className="size-14 shrink-0 rounded-xl" />
                <span className="min-w-0 flex-1">
                  <span className="sr-only">Play </span>
                  <span className="block truncate font-medium">{track.title}</span>
                  <span className="block truncate text-sm text-muted">{track.artist}</span>
                </span>
                <Play
                  aria-hidden="true"
                  className="mr-2 size-5 shrink-0 text-muted transition-colors group-hover:text-ink"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
