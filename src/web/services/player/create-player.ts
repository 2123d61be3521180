import { nothingPlaying, type PlaybackEffect } from '#domain/player/playback.ts';
import type { HeardTimes } from '#domain/player/heard-times.ts';
import { sleepUntil } from '#domain/player/player-limits.ts';
import { reducePlayback } from '#domain/player/reduce-playback.ts';
import type { Track } from '#domain/music/track.ts';
import { isMobile } from '#web/platform/audio/activation.ts';
import { createMediaSession } from '#web/platform/audio/media-session.ts';
import { createPendingCalls } from '#web/services/player/pending-calls.ts';
import { connectWindow } from '#web/services/player/connect-window.ts';
import { createCurrentLibrary } from '#web/services/player/library/current-library.ts';
import { createPersistedControls } from '#web/services/player/persisted-controls.ts';
import { createMusicChoices } from '#web/services/player/music-choices.ts';
import { readHeardTimes } from '#web/services/player/library/heard-times.ts';
import { popularIds } from '#web/services/player/library/play-counts.ts';
import { createActivation } from '#web/services/player/player-activation.ts';
import { audioNotAvailable, PlayerFailure, reportPlayerError } from '#web/services/player/player-failure.ts';
import { createReadiness } from '#web/services/player/player-readiness.ts';
import { readPlayerSettings } from '#web/services/player/player-settings.ts';
import type { Player } from '#web/services/player/player.ts';
import { createPlayerViewStore } from '#web/services/player/player-view-store.ts';
import { runMachine } from '#web/platform/run-machine.ts';
import { createReadyAhead } from '#web/services/player/ready-ahead.ts';
import { createSessionMusic } from '#web/services/player/session-music.ts';
import { createOneTabPlays } from '#web/services/player/one-tab-plays.ts';
import { createRetryWaiting } from '#web/services/player/retry-waiting.ts';
import { createSleepClock } from '#web/services/player/sleep-clock.ts';
import { createSoundEffects } from '#web/services/player/sound-effects.ts';
import { soundBelongsToOther } from '#web/services/player/sound-owner.ts';
import { thisPlayerDevice } from '#web/services/player/this-player-device.ts';

/** The one player of a page: puts its parts together, and says what has become of them. */
export const createPlayer = (): Player => {
  const { modulation, ...settings } = readPlayerSettings();
  const library = createCurrentLibrary();
  const device = thisPlayerDevice();
  let account: string | null = null;
  let begun = false;
  /** Sound was wanted when the browser refused. */
  let intended = false;

  const run = (effect: PlaybackEffect): void => {
    switch (effect.type) {
      case 'report':
        sound.loadFailed();
        library.doubt(account).then(refresh, () => undefined);
        reportPlayerError(effect.error, `${effect.error} while loading a track`);
        if (effect.final) calls.fail(new PlayerFailure(effect.error));
        return;
      case 'ask-activation':
        intended = true;
        if (activation.phase() === 'skipped') {
          reportPlayerError(
            isMobile() ? 'mobile_autoplay_blocked' : 'permission_denied',
            'refused by the browser',
          );
        }
        activation.refused();
        calls.fail(new Error(audioNotAvailable));
        return;
      case 'play-default':
        start(choices.starter(sound.readyIds(library.tracks())));
        return;
      default:
        sound.run(effect);
    }
  };

  const settled = (): void => {
    calls.settled();
    // Before what comes next is fetched ahead, so that the new tracks are.
    session.settled();
    ahead.settled();
    sound.afterStart(choices.byMood());
    keepSleepClock(state());
    retryWaiting(state());
    oneTabPlays(state());
    viewStore.moved();
    refresh();
  };

  const playback = runMachine({
    initial: { ...nothingPlaying, ...settings },
    reduce: reducePlayback,
    run,
    settled,
  });
  const { state, send } = playback;
  const start = (tracks: readonly Track[], from = 0): void => send({ type: 'queue', tracks, from });
  const tick = (): void => send({ type: 'clock', now: Date.now() });
  const keepSleepClock = createSleepClock(tick);
  const retryWaiting = createRetryWaiting(() => {
    if (navigator.onLine) send({ type: 'online' });
  });
  const oneTabPlays = createOneTabPlays(() => send({ type: 'pause' }));

  const sound = createSoundEffects({
    send,
    state,
    modulation,
    account: () => account,
    isByMood: () => choices.byMood(),
    refused: () => activation.asked(),
  });
  const { graph, pool, cache, stage, preloader } = sound;

  const calls = createPendingCalls({ state, touched: sound.touched, changed: () => refresh() });
  const { answered } = calls;

  const readiness = createReadiness({
    start: async (half) => {
      if (half === 'audio') return sound.start();
      await library.load(account);
      ahead.look();
      const popular = new Set(popularIds(account));
      preloader.popular(library.tracks().filter(({ id }) => popular.has(id)));
    },
    changed: () => refresh(),
  });

  const goOn = (): void => {
    if (!intended) return;
    intended = false;
    const { queue, index, positionMs } = state();
    if (queue.length === 0) return;
    // Loaded anew: the element may belong to a context that is gone.
    start(queue, index);
    if (positionMs > 0) send({ type: 'seek', positionMs });
  };

  const activation = createActivation({
    graph,
    pool,
    changed: () => refresh(),
    ready: () => {
      if (!readiness.isReady()) readiness.begin();
      goOn();
    },
    playDirectly: () => {
      sound.playDirectly();
      goOn();
    },
  });

  const begin = (userId: string | null): void => {
    begun = true;
    // Somebody who has just been recognised may be in a session already.
    if (account !== null && account !== userId) session.setSession(null);
    account = userId;
    send({ type: 'clear' });
    graph.hush();
    library.empty();
    choices.setMood(null);
    if (soundBelongsToOther(userId)) cache.clear().catch(() => undefined);
    readiness.begin();
  };

  const whenReady = async (): Promise<void> => {
    if (!begun) begin(account);
    await readiness.whenReady();
  };

  const heardTimes = (): HeardTimes => readHeardTimes(account, Date.now());
  const choices = createMusicChoices({
    library: library.tracks,
    whenReady,
    answered,
    start,
    lately: () => new Set(session.isLive() ? heardTimes().keys() : []),
    ready: (tracks) => ahead.among(tracks),
  });
  const ahead = createReadyAhead({
    state,
    send,
    stored: sound.stored,
    readyIds: sound.readyIds,
    account: () => account,
    isByMood: choices.byMood,
  });
  const session = createSessionMusic({
    state,
    send,
    library: library.tracks,
    mood: choices.queuedMood,
    preferences: choices.preferences,
    heardTimes,
  });

  const keys = createMediaSession({
    play: () => send({ type: 'play' }),
    pause: () => send({ type: 'pause' }),
    next: () => send({ type: 'next', random: Math.random() }),
    previous: () => send({ type: 'previous' }),
    seek: (positionMs) => send({ type: 'seek', positionMs }),
    positionMs: () => stage.positionMs(),
  });
  const viewStore = createPlayerViewStore({
    parts: () => ({
      playback: state(),
      readiness: readiness.state(),
      activation: activation.phase(),
      library: library.tracks(),
      librarySource: library.source(),
      mood: choices.mood(),
      modulation: sound.modulation(),
      asking: calls.asking(),
      device,
    }),
    changed: ({ track, isPlaying, durationMs }) =>
      keys({ track, playing: isPlaying, positionMs: stage.positionMs(), durationMs }),
  });
  const { refresh } = viewStore;

  const player: Player = {
    view: viewStore.view,
    subscribe: viewStore.subscribe,
    position: () => (state().phase === 'ready' ? state().positionMs : state().resumeAt),
    subscribePosition: viewStore.subscribePosition,
    setAccount: (userId) => {
      if (!begun || userId !== account) begin(userId);
    },
    setPreferences: (given) => {
      const ids = choices.setPreferences(given);
      if (ids.size > 0) send({ type: 'drop', ids });
    },
    setSession: session.setSession,
    toggle: async () => {
      const { wants, playing } = state();
      return wants || playing ? player.pause() : player.play();
    },
    play: async () =>
      answered(async () => {
        await whenReady();
        send({ type: 'play' });
        if (state().phase === 'empty') throw new PlayerFailure('device_not_ready');
      }),
    pause: () => {
      choices.forget();
      send({ type: 'pause' });
    },
    next: async () =>
      answered(() => {
        ahead.putOff();
        send({ type: 'next', random: Math.random() });
      }),
    previous: async () => answered(() => send({ type: 'previous' })),
    seek: (positionMs) => send({ type: 'seek', positionMs }),
    ...createPersistedControls({ send, state, sound, changed: refresh }),
    ...choices.plays,
    showMood: (mood) => {
      choices.setMood(mood);
      refresh();
    },
    addNext: (track) => send({ type: 'add-next', track }),
    setPicture: (trackId, picture) => send({ type: 'picture', trackId, picture }),
    sleepIn: (minutes) => send({ type: 'sleep', until: sleepUntil(minutes, Date.now()) }),
    duck: (ducked) => stage.duck(ducked),
    speak: async (pcm) => graph.playVoicePcm(pcm),
    hush: graph.hush,
    activate: activation.activate,
    skipActivation: activation.skip,
    recover: async () => {
      send({ type: 'pause' });
      readiness.begin();
      await readiness.whenReady();
    },
    renewLibrary: async () => {
      await library.renew(account);
      refresh();
    },
  };

  connectWindow({
    player,
    whenReady,
    search: choices.search,
    online: () => {
      send({ type: 'online' });
      library.improve(account).then(refresh, () => undefined);
    },
    woken: tick,
  });
  return player;
};
