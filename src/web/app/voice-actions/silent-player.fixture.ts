import { starterTracks, tracksForMood } from '#domain/moods/choose-tracks.ts';
import { trackWith } from '#domain/music/track.fixture.ts';
import { noPreferences } from '#domain/music/track-preferences.ts';
import type { Track } from '#domain/music/track.ts';
import { nothingPlaying, type PlaybackEffect } from '#domain/player/playback.ts';
import { reducePlayback } from '#domain/player/reduce-playback.ts';
import { createListeners } from '#web/platform/store.ts';
import { viewOf } from '#web/services/player/player-view.ts';
import type { Player } from '#web/services/player/player.ts';
import { runMachine } from '#web/platform/run-machine.ts';

/** Three of each mood, so that every mood finds its own. */
const library: readonly Track[] = (['calm', 'focus', 'creative', 'energetic'] as const).flatMap((mood) =>
  ['1', '2', '3'].map((number) => trackWith({ id: `${mood}-${number}`, moodCategory: mood })),
);

interface Trouble {
  /** Whether the service ever gets ready. */
  readonly ready?: boolean;
  /** Whether sound comes out when it is asked for. */
  readonly sounds?: boolean;
  /** Whether it obeys a pause. */
  readonly pauses?: boolean;
  readonly volumeIsOwn?: boolean;
}

const nothing = async (): Promise<void> => undefined;

/** The player's own rules without a loudspeaker: what is asked for sounds at once. */
export const silentPlayer = ({
  ready = true,
  sounds = true,
  pauses = true,
  volumeIsOwn = false,
}: Trouble = {}) => {
  const listeners = createListeners();
  const shelf = { library, preferences: noPreferences, random: () => 0 };
  const heard: string[] = [];
  let mood: string | null = null;

  const begin = (ticket: number): void => {
    playback.send({ type: 'loaded', ticket, durationMs: 120_000 });
    playback.send({ type: 'started', ticket });
    const { playing, queue, index } = playback.state();
    if (playing) heard.push(queue[index]?.id ?? '');
  };
  const run = (effect: PlaybackEffect): void => {
    if (effect.type === 'load') queueMicrotask(() => begin(effect.ticket));
    if (effect.type === 'resume') queueMicrotask(() => begin(playback.state().ticket));
    if (effect.type === 'play-default') {
      playback.send({ type: 'queue', tracks: starterTracks(shelf), from: 0 });
    }
  };
  const playback = runMachine({
    initial: nothingPlaying,
    reduce: reducePlayback,
    run,
    settled: () => listeners.notify(),
  });
  const answered = async (work: () => void): Promise<void> => {
    if (!ready) throw new Error('The music service did not start.');
    if (!sounds) throw new Error('Audio playback not available');
    work();
    // The queue of microtasks holds the load, and then its answer.
    await Promise.resolve();
    await Promise.resolve();
  };
  const device = {
    id: 'here',
    name: 'Here',
    type: 'computer',
    isActive: true,
    isVolumeControllable: !volumeIsOwn,
  };

  const player: Player = {
    view: () =>
      viewOf({
        playback: playback.state(),
        readiness: ready
          ? { attempt: 1, audio: 'done', library: 'done' }
          : { attempt: 1, audio: 'done', library: 'failed' },
        activation: 'unneeded',
        library,
        librarySource: 'database',
        mood,
        modulation: 'off',
        asking: 0,
        device,
      }),
    subscribe: listeners.subscribe,
    position: () => playback.state().positionMs,
    subscribePosition: () => () => undefined,
    setAccount: () => undefined,
    setPreferences: () => undefined,
    setSession: () => undefined,
    toggle: nothing,
    play: () => answered(() => playback.send({ type: 'play' })),
    pause: () => {
      if (pauses) playback.send({ type: 'pause' });
    },
    next: () => answered(() => playback.send({ type: 'next', random: 0 })),
    previous: () => answered(() => playback.send({ type: 'previous' })),
    seek: (positionMs) => playback.send({ type: 'seek', positionMs }),
    setVolume: (volume) => playback.send({ type: 'volume', volume }),
    setShuffle: () => undefined,
    setRepeat: () => undefined,
    playTracks: (tracks, from = 0) => answered(() => playback.send({ type: 'queue', tracks, from })),
    playMood: (asked) =>
      answered(() => {
        const found = tracksForMood(shelf, asked);
        if (!found.ok) throw new Error(found.message);
        mood = asked;
        playback.send({ type: 'queue', tracks: found.tracks, from: 0 });
      }),
    showMood: (shown) => {
      mood = shown;
    },
    playEnergy: nothing,
    playFocusType: nothing,
    playDemo: nothing,
    addNext: () => undefined,
    setPicture: () => undefined,
    sleepIn: () => undefined,
    setCrossfade: () => undefined,
    setModulation: () => undefined,
    duck: () => undefined,
    speak: async () => true,
    hush: () => undefined,
    activate: async () => true,
    skipActivation: () => undefined,
    recover: nothing,
    renewLibrary: async () => undefined,
  };
  /** `heard`: what came out of it, in order. */
  return { player, heard, moodAsked: () => mood };
};
