import * as z from 'zod/mini';
import { playAgain, sessionMusic } from '#web/features/focus/session-music.ts';
import { playerHere } from '#web/features/focus/remembered-sound.ts';
import { mayPlayUnasked } from '#web/platform/audio/may-play-unasked.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { loadPlayer } from '#web/services/player/load-player.ts';
import type { Player } from '#web/services/player/player.ts';

// Sign-out clears whatever begins like this.
const key = 'user_session_music';
const mostTracks = 50;

const snapshot = z.object({
  focusId: z.string(),
  trackIds: z.array(z.string()),
  positionMs: z.number(),
  mood: z.nullable(z.string()),
  playing: z.boolean(),
  silenced: z.boolean(),
});
type Snapshot = z.infer<typeof snapshot>;

/** Before the page goes: what plays in this session, and where it is. */
export const keepMusicOf = (focusId: string): void => {
  const player = playerHere();
  const view = player?.view();
  if (player === null || view === undefined || view.track === null) return;
  const { silencedBy, waits } = sessionMusic.get();
  const kept: Snapshot = {
    focusId,
    trackIds: view.queue.slice(view.queueIndex, view.queueIndex + mostTracks).map(({ id }) => id),
    positionMs: player.position(),
    mood: view.mood,
    playing: view.isPlaying || waits,
    silenced: silencedBy === focusId,
  };
  sessionStore.write(key, JSON.stringify(kept));
};

const parsed = (raw: string): Snapshot | null => {
  try {
    return snapshot.parse(JSON.parse(raw));
  } catch {
    return null;
  }
};

/** What was kept for this session, once. */
const takeKept = (focusId: string): Snapshot | null => {
  const raw = sessionStore.read(key);
  if (raw === null) return null;
  sessionStore.remove(key);
  const kept = parsed(raw);
  return kept?.focusId === focusId ? kept : null;
};

const withLibrary = async (player: Player): Promise<void> =>
  new Promise((resolve) => {
    if (player.view().library.length > 0) {
      resolve();
      return;
    }
    const stop = player.subscribe(() => {
      if (player.view().library.length === 0) return;
      stop();
      resolve();
    });
  });

/** The same queue at the same place, silent until it is played. */
const putBack = (player: Player, { trackIds, positionMs, mood }: Snapshot): boolean => {
  const library = new Map(player.view().library.map((track) => [track.id, track]));
  const tracks = trackIds.flatMap((id) => library.get(id) ?? []);
  // Somebody has chosen something else meanwhile.
  if (tracks.length === 0 || player.view().track !== null) return false;
  for (const track of tracks) player.addNext(track);
  player.seek(positionMs);
  if (mood !== null) player.showMood(mood);
  return true;
};

/** After a reload: music that played goes on where the browser lets it, and says "Press play" where not. */
export const restoreMusicOf = async (focusId: string): Promise<void> => {
  const kept = takeKept(focusId);
  if (kept === null) return;
  const player = await loadPlayer();
  await withLibrary(player);
  if (!putBack(player, kept)) return;
  if (kept.silenced) sessionMusic.set({ silencedBy: focusId, waits: false });
  else if (kept.playing && mayPlayUnasked()) playAgain();
  else if (kept.playing) sessionMusic.set({ silencedBy: null, waits: true });
};
