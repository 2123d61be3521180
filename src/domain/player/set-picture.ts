import type { Track } from '#domain/music/track.ts';
import type { Playback } from '#domain/player/playback.ts';

const pictured = ({ picture: _old, ...track }: Track, picture: string | null): Track =>
  picture === null ? track : { ...track, picture };

/** The same queue, in which a track shows another picture. Nothing of what plays changes. */
export const setPicture = (state: Playback, trackId: string, picture: string | null): Playback =>
  state.queue.some(({ id }) => id === trackId)
    ? {
        ...state,
        queue: state.queue.map((track) => (track.id === trackId ? pictured(track, picture) : track)),
      }
    : state;
