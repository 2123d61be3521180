import { useLayoutEffect, useRef } from 'react';
import { soundText } from '#domain/music-analysis/sound-choice.ts';
import type { Track } from '#domain/music/track.ts';
import type { TrackChoices, TrackPicture } from '#web/features/music/music-props.ts';
import { TrackRow } from '#web/features/music/track-row.tsx';
import { usePlay } from '#web/features/music/use-play.ts';
import { useRowKeys } from '#web/features/music/use-row-keys.ts';
import { usePlayerView } from '#web/services/player/use-player.ts';

interface TrackListProps {
  readonly tracks: readonly Track[];
  readonly choices: TrackChoices;
  readonly Picture: TrackPicture;
  readonly name?: string;
  /** Uploads of one's own: there is nothing to put aside, and their sound has another address. */
  readonly own?: boolean;
}

/** Tracks to play. What is shown is what plays on: the queue is this list. */
export const TrackList = ({ tracks, choices, Picture, name = 'Tracks', own = false }: TrackListProps) => {
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<string | null>(null);
  const view = usePlayerView();
  const play = usePlay();
  const keys = useRowKeys(tracks);

  // The row that was put aside is gone, and the keyboard would be gone with it.
  useLayoutEffect(() => {
    const id = focusNext.current;
    if (id === null) return;
    focusNext.current = null;
    const row = [...(list.current?.children ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset['track'] === id,
    );
    row?.querySelector('button')?.focus();
  });

  const stateOf = ({ id }: Track) => {
    if (view.track?.id !== id) return 'still';
    if (view.loading) return 'starting';
    return view.isPlaying ? 'playing' : 'paused';
  };
  const press = (track: Track, index: number): void => {
    if (view.track?.id !== track.id) play.tracks(tracks, index);
    else if (view.isPlaying) play.pause();
    else play.resume();
  };
  return (
    <ul ref={list} aria-label={name} className="-mx-2 space-y-0.5 sm:-mx-3">
      {tracks.map((track, index) => (
        <TrackRow
          key={track.id}
          track={track}
          state={stateOf(track)}
          helped={(choices.helped.get(track.id) ?? 0) > 0}
          stop={track.id === keys.stop}
          onReach={() => keys.setAt(track.id)}
          Picture={Picture}
          onPlay={() => press(track, index)}
          onNext={() => play.next(track)}
          sound={soundText({ kind: own ? 'upload' : 'track', id: track.id })}
          onBan={
            own
              ? null
              : () => {
                  focusNext.current = (tracks[index + 1] ?? tracks[index - 1])?.id ?? null;
                  choices.onBan(track);
                }
          }
        />
      ))}
    </ul>
  );
};
