import { globalMoodOf } from '#domain/moods/global-mood.ts';
import { moodChosen, musicCatalogue } from '#domain/notices/music-catalogue.ts';
import type { Track } from '#domain/music/track.ts';
import type { NoticeMessage } from '#domain/notices/message.ts';
import {
  activationMessage,
  beforeMood,
  demoTrouble,
  moodTrouble,
  playPauseTrouble,
} from '#domain/player/music-messages.ts';
import { showMusicMessage } from '#web/features/player/show-music-message.ts';
import { changeAdaptiveUi } from '#web/services/appearance/appearance.ts';
import type { Player } from '#web/services/player/player.ts';

const reasonOf = (error: unknown): string | null =>
  error instanceof Error && error.message.trim() !== '' ? error.message : null;

/** Whether somebody asked for sound and the browser has not let it through. */
export const waitsForAudio = (player: Player): boolean => {
  const { activation } = player.view();
  return activation === 'needed' || activation === 'failed' || activation === 'activating';
};

const onAndroid = (): boolean => /android/i.test(navigator.userAgent);

/** Spec 2 §8: what the dialog says itself, since a notice would stand behind it. */
export const refusalWords = (): string =>
  activationMessage({ activated: false, checked: false, android: onAndroid() }).description;

export const enableAudio = async (player: Player): Promise<void> => {
  const activated = await player.activate().catch(() => false);
  // The dialog is still there, and says so.
  if (!activated) return;
  const checked = player.view().device !== null;
  showMusicMessage(activationMessage({ activated, checked, android: onAndroid() }));
};

const withEnableAudio = (player: Player, message: NoticeMessage): void =>
  showMusicMessage(message, { label: 'Enable Audio', run: () => void enableAudio(player) });

/** Spec 2 §8: one of the controls, and what is said when it does not do what it should. */
const control = async (player: Player, run: () => Promise<void>, broken: NoticeMessage): Promise<void> => {
  if (waitsForAudio(player)) return withEnableAudio(player, musicCatalogue.enableAudioToControl);
  try {
    await run();
  } catch {
    showMusicMessage(broken);
  }
};

export const skipTrack = (player: Player): Promise<void> =>
  control(player, player.next, musicCatalogue.skipFailed);

export const previousTrack = (player: Player): Promise<void> =>
  control(player, player.previous, musicCatalogue.previousFailed);

/** Spec 2 §4: pause if it plays, else play the track, else the service's own start; the player knows the order. */
export const playPause = async (player: Player): Promise<void> => {
  try {
    await player.toggle();
  } catch (error) {
    const message = playPauseTrouble(reasonOf(error));
    if (message === musicCatalogue.audioNotEnabled) withEnableAudio(player, message);
    else showMusicMessage(message);
  }
};

const playAlternative = async (player: Player): Promise<void> => {
  try {
    await player.play();
  } catch {
    showMusicMessage(musicCatalogue.unableToPlay);
  }
};

/** Spec 2 §4: sets the global mood, starts the music for it and confirms. */
export const chooseMood = async (player: Player, mood: string, name: string): Promise<void> => {
  const { connecting, library, isPlaying } = player.view();
  const blocked = beforeMood({
    present: connecting !== 'failed',
    needsActivation: waitsForAudio(player),
    hasLibrary: library.length > 0,
  });
  if (blocked === musicCatalogue.enableAudioToPlay) return withEnableAudio(player, blocked);
  if (blocked !== null) return showMusicMessage(blocked);
  const currentMood = globalMoodOf(mood);
  if (currentMood !== null) changeAdaptiveUi({ currentMood });
  try {
    await player.playMood(mood);
    showMusicMessage(moodChosen(name));
  } catch (error) {
    const message = moodTrouble(reasonOf(error), isPlaying);
    if (message !== null) showMusicMessage(message);
    if (message === musicCatalogue.tryingAlternative) await playAlternative(player);
  }
};

/** The demo tracks, for guests and where nothing else plays. Answers whether they do. */
export const hearDemo = async (player: Player, signIn: (() => void) | null): Promise<boolean> => {
  try {
    await player.playDemo();
  } catch (error) {
    const { connecting, device } = player.view();
    const nothingToHearWith = connecting === 'ready' && device === null;
    showMusicMessage(nothingToHearWith ? musicCatalogue.noDevices : demoTrouble(reasonOf(error)));
    return false;
  }
  if (signIn !== null) showMusicMessage(musicCatalogue.playingDemo, { label: 'Sign In', run: signIn });
  return true;
};

export const playFromQueue = async (
  player: Player,
  queue: readonly Track[],
  index: number,
): Promise<void> => {
  try {
    await player.playTracks(queue, index);
  } catch (error) {
    showMusicMessage(playPauseTrouble(reasonOf(error)));
  }
};
