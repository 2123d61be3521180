import { describe, expect, it } from 'vitest';
import { moodChosen, musicCatalogue, playbackFailed, startFailed } from '#domain/notices/music-catalogue.ts';
import {
  activationMessage,
  beforeMood,
  demoTrouble,
  moodTrouble,
  playPauseTrouble,
} from '#domain/player/music-messages.ts';

type Id = keyof typeof musicCatalogue;

// Spec 2 §8, word for word.
const specified: readonly (readonly [Id, string])[] = [
  ['serviceNotReady', 'Music service not ready'],
  ['enableAudioToPlay', 'Enable audio to play music'],
  ['moodNotUpdated', 'Failed to update music for mood'],
  ['discoveryUpdating', 'Enhanced music discovery ready - service updating...'],
  ['unableToPlay', 'Unable to play music / Please try again'],
  ['tryingAlternative', 'No music found for that mood - trying alternative'],
  ['audioNotEnabled', 'Audio not enabled - tap to activate'],
  ['skipFailed', 'Failed to skip track'],
  ['previousFailed', 'Failed to go to previous track'],
  ['enableAudioToControl', 'Enable audio to control playback'],
  ['demoFailed', 'Demo playback failed'],
  ['demoBlocked', 'Demo track blocked by browser/network'],
  ['playbackBlocked', 'Playback blocked - tap again to allow audio'],
  ['usingDemo', 'Using demo player (service not ready)'],
  ['playingDemo', 'Playing demo tracks (sign in to save preferences)'],
  ['audioActivated', 'Audio activated successfully'],
  ['audioLimited', 'Audio system ready (testing limitations detected)'],
  [
    'audioBlockedOnAndroid',
    'Audio blocked by Android browser - tap Continue Without Audio or try refreshing',
  ],
  ['activationFailed', 'Audio activation failed - you can continue without audio'],
  ['noDevices', 'No devices found. Open a video-music service on your phone or computer.'],
];

const wordsOf = (id: Exclude<Id, 'playerError'>): string => {
  const message: { readonly title?: string; readonly description: string } = musicCatalogue[id];
  return message.title === undefined ? message.description : `${message.title} / ${message.description}`;
};

describe('[MINI-02] [MINI-03] the messages of the player', () => {
  it.each(specified)('has the specified text for the notice %s', (id, words) => {
    if (id === 'playerError') throw new Error('has its own test');
    expect(wordsOf(id)).toBe(words);
    expect(musicCatalogue[id].regime).toBe('notice');
  });

  it('[PLAYER-03] shows a player error as a destructive toast, and everything else as a notice', () => {
    expect(musicCatalogue.playerError).toEqual({
      regime: 'toast',
      kind: 'error',
      title: 'Music Player Error',
    });
    expect(Object.keys(musicCatalogue)).toHaveLength(specified.length + 1);
  });

  it('includes the reason where there is one', () => {
    expect(startFailed('the file is gone').description).toBe('Failed to start music: the file is gone');
    expect(playbackFailed('the file is gone').description).toBe('Playback failed: the file is gone');
    expect(moodChosen('Deep Focus').description).toBe('Playing Deep Focus');
  });
});

describe('[MINI-02] choosing the message', () => {
  const free = { present: true, needsActivation: false, hasLibrary: true };
  it.each([
    [free, null],
    [{ ...free, hasLibrary: false }, musicCatalogue.discoveryUpdating],
    [{ ...free, needsActivation: true }, musicCatalogue.enableAudioToPlay],
    [{ ...free, needsActivation: true, hasLibrary: false }, musicCatalogue.enableAudioToPlay],
    [{ present: false, needsActivation: true, hasLibrary: false }, musicCatalogue.serviceNotReady],
  ])('chooses the message before a mood starts: %j', (inTheWay, message) => {
    expect(beforeMood(inTheWay)).toBe(message);
  });

  it.each([
    [null, false, musicCatalogue.unableToPlay],
    ['Audio playback not available', false, null],
    ['audio playback not available yet', true, null],
    ['No tracks available for mood: calm', false, musicCatalogue.tryingAlternative],
    ['No playable tracks found (missing URIs)', true, musicCatalogue.tryingAlternative],
    ['The file is gone', false, startFailed('The file is gone')],
    ['The file is gone', true, musicCatalogue.moodNotUpdated],
  ])('chooses the message after a mood failed with %j while music plays: %j', (reason, playing, message) => {
    expect(moodTrouble(reason, playing)).toEqual(message);
  });

  it.each([
    [null, musicCatalogue.unableToPlay],
    ['Audio playback not available', musicCatalogue.audioNotEnabled],
    ['The file is gone', playbackFailed('The file is gone')],
  ])('chooses the message after play or pause failed with %j', (reason, message) => {
    expect(playPauseTrouble(reason)).toEqual(message);
  });

  it.each([
    [null, musicCatalogue.demoFailed],
    ['The element is broken', musicCatalogue.demoFailed],
    ['Please tap the play button to start music on mobile devices.', musicCatalogue.playbackBlocked],
    ["play() failed because the user didn't interact with the document", musicCatalogue.playbackBlocked],
    ['Playback permission denied. Please check your browser settings.', musicCatalogue.playbackBlocked],
    ['NotAllowedError', musicCatalogue.playbackBlocked],
    ['Network connection issue. Please check your internet connection.', musicCatalogue.demoBlocked],
    ['Failed to fetch', musicCatalogue.demoBlocked],
  ])('[MINI-03] chooses the message after a demo failed with %j', (reason, message) => {
    expect(demoTrouble(reason)).toBe(message);
  });

  it.each([
    [true, true, false, musicCatalogue.audioActivated],
    [true, true, true, musicCatalogue.audioActivated],
    [true, false, true, musicCatalogue.audioLimited],
    [false, true, true, musicCatalogue.audioBlockedOnAndroid],
    [false, false, false, musicCatalogue.activationFailed],
  ])(
    '[PLAYER-04] chooses the message for activated %j, checked %j, Android %j',
    (activated, checked, android, message) => {
      expect(activationMessage({ activated, checked, android })).toBe(message);
    },
  );
});
