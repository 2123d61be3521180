import { useEffect, useState } from 'react';
import { audioUrlOf } from '#domain/music/music-bucket.ts';
import { type OwnUpload, uploadTrack } from '#domain/uploads/own-upload.ts';
import { privateAudioUrlOf } from '#domain/uploads/private-audio.ts';
import { catalogue } from '#domain/notices/catalogue.ts';
import { showMessage } from '#web/services/messages/show-message.ts';
import { loadPlayer, onPlayerLoaded } from '#web/services/player/load-player.ts';
import type { Player } from '#web/services/player/player.ts';
import { readTrackPath } from '#web/services/uploads/uploads-queries.ts';

interface Heard {
  readonly id: string | null;
  readonly playing: boolean;
}

const heardIn = (player: Player): Heard => {
  const { track, isPlaying } = player.view();
  return { id: track?.id ?? null, playing: isPlaying };
};

/** The player signs the address of a private file itself, each time it plays it; the device keeps it by the lasting one. */
const addressOf = async ({ path, trackId }: OwnUpload): Promise<string | null> => {
  if (path !== null) return privateAudioUrlOf(path);
  const library = trackId === null ? null : await readTrackPath(trackId);
  return library === null ? null : audioUrlOf(library);
};

const play = async (upload: OwnUpload): Promise<void> => {
  const player = await loadPlayer();
  const { track, isPlaying } = player.view();
  if (track?.id === (upload.trackId ?? upload.id)) return isPlaying ? player.pause() : player.play();
  const address = await addressOf(upload).catch(() => null);
  const own = address === null ? null : uploadTrack(upload, address);
  if (own === null) {
    showMessage(catalogue.loadFailed);
    return;
  }
  // The player says itself what goes wrong from here.
  await player.playTracks([own]).catch(() => undefined);
};

/** One's own uploads in the app's player, whether or not anybody has analysed them. */
export const useUploadPlayer = () => {
  const [heard, setHeard] = useState<Heard>({ id: null, playing: false });
  const [starting, setStarting] = useState<string | null>(null);
  useEffect(() => {
    let stop = (): void => undefined;
    const forget = onPlayerLoaded((player) => {
      setHeard(heardIn(player));
      stop = player.subscribe(() => setHeard(heardIn(player)));
    });
    return () => {
      forget();
      stop();
    };
  }, []);
  return {
    stateOf: ({ id, trackId }: OwnUpload): 'still' | 'starting' | 'playing' | 'paused' => {
      if (starting === id) return 'starting';
      if (heard.id !== (trackId ?? id)) return 'still';
      return heard.playing ? 'playing' : 'paused';
    },
    press: (upload: OwnUpload): void => {
      setStarting(upload.id);
      play(upload).then(
        () => setStarting(null),
        () => setStarting(null),
      );
    },
  };
};
