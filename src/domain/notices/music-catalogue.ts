import type { NoticeKind, NoticeMessage, ToastMessage } from '#domain/notices/message.ts';

// Beside the catalogue and not in it: a visitor's pages carry that one, and none of these until they ask for music.

const notice = (kind: NoticeKind, description: string, title?: string): NoticeMessage => ({
  regime: 'notice',
  kind,
  description,
  ...(title === undefined ? {} : { title }),
});

/** Spec 2 §8, word for word: notices for what the player does, one toast for what breaks it (decision 023). */
export const musicCatalogue = {
  /** Its description and its time are those of the error. */
  playerError: { regime: 'toast', kind: 'error', title: 'Music Player Error' },

  serviceNotReady: notice('error', 'Music service not ready'),
  enableAudioToPlay: notice('warning', 'Enable audio to play music'),
  moodNotUpdated: notice('error', 'Failed to update music for mood'),
  discoveryUpdating: notice('info', 'Enhanced music discovery ready - service updating...'),
  unableToPlay: notice('error', 'Please try again', 'Unable to play music'),
  tryingAlternative: notice('warning', 'No music found for that mood - trying alternative'),
  audioNotEnabled: notice('warning', 'Audio not enabled - tap to activate'),
  skipFailed: notice('error', 'Failed to skip track'),
  previousFailed: notice('error', 'Failed to go to previous track'),
  enableAudioToControl: notice('info', 'Enable audio to control playback'),

  demoFailed: notice('error', 'Demo playback failed'),
  demoBlocked: notice('error', 'Demo track blocked by browser/network'),
  playbackBlocked: notice('warning', 'Playback blocked - tap again to allow audio'),
  usingDemo: notice('info', 'Using demo player (service not ready)'),
  playingDemo: notice('info', 'Playing demo tracks (sign in to save preferences)'),
  audioActivated: notice('success', 'Audio activated successfully'),
  audioLimited: notice('success', 'Audio system ready (testing limitations detected)'),
  audioBlockedOnAndroid: notice(
    'error',
    'Audio blocked by Android browser - tap Continue Without Audio or try refreshing',
  ),
  activationFailed: notice('error', 'Audio activation failed - you can continue without audio'),
  noDevices: notice('error', 'No devices found. Open a video-music service on your phone or computer.'),
} as const satisfies Readonly<Record<string, NoticeMessage | ToastMessage>>;

export const startFailed = (reason: string): NoticeMessage =>
  notice('error', `Failed to start music: ${reason}`);

export const playbackFailed = (reason: string): NoticeMessage =>
  notice('error', `Playback failed: ${reason}`);

/** Spec 2 §4: choosing a mood confirms. The words are ours. */
export const moodChosen = (name: string): NoticeMessage => notice('success', `Playing ${name}`);

/** Ours: a track was asked to come next. What stands there already, or waits alone, is said as it is. */
export const addedNext = (title: string, place: 'next' | 'alone' | 'now'): NoticeMessage => {
  if (place === 'now') return notice('info', `Now playing: ${title}`);
  return notice('success', place === 'next' ? `Up next: ${title}` : `${title} is ready when you press play`);
};
