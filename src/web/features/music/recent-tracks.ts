import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { parseRecent, recentTracksKey, withPlayed } from '#domain/music/recently-played.ts';
import type { Track } from '#domain/music/track.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { createStorageListeners } from '#web/platform/storage-listeners.ts';
import { usePlayerView } from '#web/services/player/use-player.ts';

// Another tab may have played something.
const { subscribe, notify } = createStorageListeners();

const read = (): string | null => localStore.read(recentTracksKey);

/** Notes what plays, on this device only. Wherever the player of a signed-in person is drawn. */
export const RememberPlayed = () => {
  const { track, isPlaying } = usePlayerView();
  const id = isPlaying ? track?.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    localStore.write(recentTracksKey, JSON.stringify(withPlayed(parseRecent(read()), id)));
    notify();
  }, [id]);
  return null;
};

/** What was played last on this device, the newest first. */
export const useRecentTracks = (library: readonly Track[]): readonly Track[] => {
  const raw = useSyncExternalStore(subscribe, read);
  return useMemo(() => {
    const byId = new Map(library.map((track) => [track.id, track]));
    return parseRecent(raw).flatMap((id) => byId.get(id) ?? []);
  }, [library, raw]);
};
