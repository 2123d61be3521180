import type { Track } from '#domain/music/track.ts';
import { artworkPng } from '#web/platform/audio/artwork-png.ts';

/** What the keys of a keyboard, a headset and a lock screen do. */
interface Keys {
  readonly play: () => void;
  readonly pause: () => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly seek: (positionMs: number) => void;
  readonly positionMs: () => number;
}

interface Shown {
  readonly track: Track | null;
  readonly playing: boolean;
  readonly positionMs: number;
  readonly durationMs: number;
}

const skip = 10_000;

// Until the track's own picture is drawn, and where it cannot be.
const artwork = [192, 512].map((size) => ({
  src: `/icons/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
}));

const ownPicture = async (track: Track): Promise<MediaImage> =>
  track.picture === undefined
    ? artworkPng(track.title, track.artist)
    : { src: track.picture, sizes: '256x256', type: 'image/jpeg' };

const handle = (action: MediaSessionAction, run: MediaSessionActionHandler): void => {
  try {
    navigator.mediaSession.setActionHandler(action, run);
  } catch {
    // A browser that does not know the key.
  }
};

/** Keys in, what is on the lock screen out. Does nothing where the browser has neither. */
export const createMediaSession = (keys: Keys): ((shown: Shown) => void) => {
  if (!('mediaSession' in navigator)) return () => undefined;
  handle('play', keys.play);
  handle('pause', keys.pause);
  handle('stop', keys.pause);
  handle('nexttrack', keys.next);
  handle('previoustrack', keys.previous);
  handle('seekto', ({ seekTime }) => keys.seek((seekTime ?? 0) * 1000));
  handle('seekforward', ({ seekOffset }) =>
    keys.seek(keys.positionMs() + (seekOffset ?? skip / 1000) * 1000),
  );
  handle('seekbackward', ({ seekOffset }) =>
    keys.seek(keys.positionMs() - (seekOffset ?? skip / 1000) * 1000),
  );
  let shownTrack: Track | null = null;
  return ({ track, playing, positionMs, durationMs }) => {
    const session = navigator.mediaSession;
    if (track !== shownTrack) {
      shownTrack = track;
      const words = track === null ? null : { title: track.title, artist: track.artist, album: track.album };
      session.metadata = words === null ? null : new MediaMetadata({ ...words, artwork });
      if (track !== null && words !== null) {
        ownPicture(track).then(
          (own) => {
            if (track === shownTrack) session.metadata = new MediaMetadata({ ...words, artwork: [own] });
            return undefined;
          },
          () => undefined,
        );
      }
    }
    session.playbackState = track === null ? 'none' : playing ? 'playing' : 'paused';
    if (track === null || !(durationMs > 0)) session.setPositionState();
    else {
      const duration = durationMs / 1000;
      session.setPositionState({ duration, position: Math.min(Math.max(positionMs / 1000, 0), duration) });
    }
  };
};
