import { useMemo } from 'react';
import type { Track } from '#domain/music/track.ts';
import { addedNext } from '#domain/notices/music-catalogue.ts';
import { addNext } from '#web/services/player/add-next.ts';
import { usePlayer } from '#web/services/player/use-player.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** The player says itself what went wrong; here a press simply has not led to music. */
const quietly = (playing: Promise<void>): void => {
  playing.catch(() => undefined);
};

export interface Play {
  readonly mood: (presetId: string) => void;
  readonly tracks: (tracks: readonly Track[], from: number) => void;
  readonly next: (track: Track) => void;
  readonly resume: () => void;
  readonly pause: () => void;
  readonly again: () => void;
}

/** What buttons on these pages ask of the player. */
export const usePlay = (): Play => {
  const player = usePlayer();
  return useMemo(
    () => ({
      mood: (presetId) => quietly(player.playMood(presetId)),
      tracks: (tracks, from) => quietly(player.playTracks(tracks, from)),
      next: (track) => showMessage(addedNext(track.title, addNext(player, track))),
      resume: () => quietly(player.play()),
      pause: () => player.pause(),
      again: () => {
        const { mood, queue, queueIndex } = player.view();
        if (mood !== null) quietly(player.playMood(mood));
        else if (queue.length > 0) quietly(player.playTracks(queue, queueIndex));
        else quietly(player.recover());
      },
    }),
    [player],
  );
};
