import { describe, expect, it } from 'vitest';
import {
  barDisplay,
  type MiniPlayerState,
  loadedText,
  statusText,
} from '#domain/player/mini-player-display.ts';

const quiet: MiniPlayerState = {
  signedIn: true,
  connected: true,
  waitsForAudio: false,
  ready: true,
  hasTrack: false,
  playing: false,
};

describe('[MINI-01] the mini player', () => {
  it.each([
    ['nobody is signed in', { signedIn: false }, 'sign-in'],
    ['a guest is not connected', { signedIn: false, connected: false, ready: false }, 'sign-in'],
    ['a guest hears the demo', { signedIn: false, hasTrack: true }, 'track'],
    ['nothing plays', {}, 'moods'],
    ['it is not connected', { connected: false, ready: false }, 'status'],
    ['it is connected and not ready', { ready: false }, 'status'],
    ['audio is asked for and refused', { waitsForAudio: true }, 'status'],
    ['the same with a track', { waitsForAudio: true, hasTrack: true }, 'track'],
    ['there is a track', { hasTrack: true }, 'track'],
    ['something plays', { playing: true }, 'track'],
    ['the connection goes while something plays', { connected: false, playing: true }, 'track'],
  ] as const)('chooses what the mini player shows when %s', (_, facts, display) => {
    expect(barDisplay({ ...quiet, ...facts })).toBe(display);
  });

  it.each([
    [{ connected: false }, 'Connecting to music service...'],
    [{ connected: false, waitsForAudio: true }, 'Connecting to music service...'],
    [{ waitsForAudio: true }, 'Audio needs activation'],
    [{ ready: false }, 'Initializing player...'],
  ])('shows for %j the status “%s”', (facts, words) => {
    expect(statusText({ ...quiet, ...facts })).toBe(words);
  });

  it.each([
    [0, 'Music player loading'],
    [1, 'Tracks loaded: 1'],
    [132, 'Tracks loaded: 132'],
  ])('with %i tracks, shows “%s”', (count, words) => {
    expect(loadedText(count)).toBe(words);
  });
});
