import { Undo2 } from 'lucide-react';
import type { Track } from '#domain/music/track.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';

interface BannedTracksProps {
  readonly library: readonly Track[];
  readonly banned: ReadonlySet<string>;
  readonly onUnban: (trackId: string) => void;
}

/** Tracks nobody has to hear again, with the way back. */
export const BannedTracks = ({ library, banned, onUnban }: BannedTracksProps) => {
  const tracks = library.filter(({ id }) => banned.has(id));
  return (
    <Disclosure name="Put aside" hint={tracks.length === 0 ? undefined : String(tracks.length)}>
      {tracks.length === 0 ? (
        <p className="mt-2 text-muted">
          Nothing here. In the library, every track has a button that puts it aside. It won’t play until you
          bring it back.
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {tracks.map((track) => (
            <li key={track.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <p className="min-w-0 flex-1">
                <span className="font-medium">{track.title}</span>{' '}
                <span className="text-muted">by {track.artist}</span>
              </p>
              <Button size="small" aria-label={`Bring back ${track.title}`} onClick={() => onUnban(track.id)}>
                <Undo2 aria-hidden="true" />
                Bring back
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
};
