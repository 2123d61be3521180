import { type FocusSound, focusSoundKey, parseFocusSound } from '#domain/focus/focus-sound.ts';
import { playerHere, rememberSound } from '#web/features/focus/remembered-sound.ts';
import { localStore } from '#web/platform/browser-storage.ts';
import { createStore } from '#web/platform/store.ts';
import { loadPlayer } from '#web/services/player/load-player.ts';

interface MusicState {
  /** The session whose pause silenced the music; null where the music is on, or off for another reason. */
  readonly silencedBy: string | null;
  /** It was on before a reload, and the browser wants a press before it goes on. */
  readonly waits: boolean;
}

/** How the music stands with the session, in this tab. */
export const sessionMusic = createStore<MusicState>({ silencedBy: null, waits: false });

const keepKey = 'kindling-keep-music-in-pause';

/** The second time somebody keeps it on they mean it. */
const timesUntilKept = 2;

const timesKept = (): number => Number(localStore.read(keepKey)) || 0;

export const keepsMusicInPause = (): boolean => timesKept() >= timesUntilKept;

export const setKeepsMusicInPause = (keeps: boolean): void => {
  if (keeps) localStore.write(keepKey, String(timesUntilKept));
  else localStore.remove(keepKey);
};

const play = async (): Promise<void> => {
  const player = await loadPlayer();
  const chosen = parseFocusSound(localStore.read(focusSoundKey));
  // A pause may have come before the first track was found.
  if (player.view().track === null && chosen !== null && chosen !== 'none') await player.playMood(chosen);
  else await player.play();
};

/** What goes wrong with it is the player's to say: the session runs. */
const quietly = (work: Promise<void>): void => void work.catch(() => undefined);

export const playAgain = (): void => {
  sessionMusic.set({ silencedBy: null, waits: false });
  quietly(play());
};

/** "Keep the music on", asked for in a pause. */
export const keepMusicOn = (): void => {
  localStore.write(keepKey, String(timesKept() + 1));
  playAgain();
};

/** A pause is a pause: the music rests too, unless somebody wants it on. */
export const silenceFor = (sessionId: string): void => {
  const player = playerHere();
  const view = player?.view();
  if (player === null || view === undefined || keepsMusicInPause()) return;
  if (!view.isPlaying && !view.loading) return;
  player.pause();
  sessionMusic.set({ silencedBy: sessionId, waits: false });
};

/** Brings back what the pause of this session silenced. */
export const unsilence = (sessionId: string): void => {
  if (sessionMusic.get().silencedBy === sessionId) playAgain();
};

const playMood = async (sound: FocusSound): Promise<void> => {
  const player = await loadPlayer();
  await player.playMood(sound);
};

/** Inside the press that starts a session: browsers let sound through then. Music that plays already goes on. */
export const startSound = (sound: FocusSound): void => {
  sessionMusic.set({ silencedBy: null, waits: false });
  const view = playerHere()?.view();
  if (sound === 'none' || view?.isPlaying === true || view?.loading === true) return;
  quietly(playMood(sound));
};

/** Another music while a session runs, or none. */
export const switchSound = (sound: FocusSound): void => {
  rememberSound(sound);
  sessionMusic.set({ silencedBy: null, waits: false });
  if (sound === 'none') playerHere()?.pause();
  else quietly(playMood(sound));
};
