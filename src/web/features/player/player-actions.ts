import { musicCatalogue } from '#domain/notices/music-catalogue.ts';
import type { Track } from '#domain/music/track.ts';
import type { NoticeMessage } from '#domain/notices/message.ts';
import { activationMessage, demoTrouble, playPauseTrouble } from '#domain/player/music-messages.ts';
import { onAndroid, reasonOf, waitsForAudio, withEnableAudio } from '#web/services/player/choose-mood.ts';
import type { Player } from '#web/services/player/player.ts';
import { showMusicMessage } from '#web/services/player/show-music-message.ts';

/** Spec 2 §8: what the dialog says itself, since a notice would stand behind it. */
export const refusalWords = (): string =>
  activationMessage({ activated: false, checked: false, android: onAndroid() }).description;

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
