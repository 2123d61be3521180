import { globalMoodOf } from '#domain/moods/global-mood.ts';
import { moodChosen, musicCatalogue } from '#domain/notices/music-catalogue.ts';
import type { NoticeMessage } from '#domain/notices/message.ts';
import { activationMessage, beforeMood, moodTrouble } from '#domain/player/music-messages.ts';
import { changeAdaptiveUi } from '#web/services/appearance/appearance.ts';
import type { Player } from '#web/services/player/player.ts';
import { showMusicMessage } from '#web/services/player/show-music-message.ts';

export const reasonOf = (error: unknown): string | null =>
  error instanceof Error && error.message.trim() !== '' ? error.message : null;

/** Whether somebody asked for sound and the browser has not let it through. */
export const waitsForAudio = (player: Player): boolean => {
  const { activation } = player.view();
  return activation === 'needed' || activation === 'failed' || activation === 'activating';
};

export const onAndroid = (): boolean => /android/i.test(navigator.userAgent);

export const enableAudio = async (player: Player): Promise<void> => {
  const activated = await player.activate().catch(() => false);
  // The dialog is still there, and says so.
  if (!activated) return;
  const checked = player.view().device !== null;
  showMusicMessage(activationMessage({ activated, checked, android: onAndroid() }));
};

export const withEnableAudio = (player: Player, message: NoticeMessage): void =>
  showMusicMessage(message, { label: 'Enable Audio', run: () => void enableAudio(player) });

const playAlternative = async (player: Player): Promise<void> => {
  try {
    await player.play();
  } catch {
    showMusicMessage(musicCatalogue.unableToPlay);
  }
};

/** The room goes with the music. */
export const followMood = (mood: string): void => {
  const currentMood = globalMoodOf(mood);
  if (currentMood !== null) changeAdaptiveUi({ currentMood });
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
  followMood(mood);
  try {
    await player.playMood(mood);
    showMusicMessage(moodChosen(name));
  } catch (error) {
    const message = moodTrouble(reasonOf(error), isPlaying);
    if (message !== null) showMusicMessage(message);
    if (message === musicCatalogue.tryingAlternative) await playAlternative(player);
  }
};
