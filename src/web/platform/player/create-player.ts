import { findTracks } from '#domain/music/find-tracks.ts';
import { noPreferences, type TrackPreferences } from '#domain/music/track-preferences.ts';
import type { Track } from '#domain/music/track.ts';
import {
  type Shelf,
  starterTracks,
  tracksByEnergy,
  tracksByFocusType,
  tracksForMood,
} from '#domain/moods/choose-tracks.ts';
import { demoTracks } from '#domain/music/demo-tracks.ts';
import { nothingPlaying, type PlaybackEffect, trackOf } from '#domain/player/playback.ts';
import { preloadLimits, sleepUntil } from '#domain/player/player-limits.ts';
import { reducePlayback } from '#domain/player/reduce-playback.ts';
import { unreachable } from '#domain/unreachable.ts';
import { isMobile } from '#web/platform/audio/activation.ts';
import { createMediaSession } from '#web/platform/audio/media-session.ts';
import { createSound } from '#web/platform/player/create-sound.ts';
import { createListeners } from '#web/platform/player/listeners.ts';
import { measured, recordOperation, recordPlayed } from '#web/platform/player/performance-log.ts';
import { connectWindow } from '#web/platform/player/connect-window.ts';
import { audioNotAvailable, PlayerFailure, reportPlayerError } from '#web/platform/player/player-failure.ts';
import { createHeldLibrary } from '#web/platform/player/held-library.ts';
import { keepPlayerSettings, readPlayerSettings } from '#web/platform/player/player-settings.ts';
import { popularIds, recordPlay } from '#web/platform/player/play-counts.ts';
import { sameView, viewOf } from '#web/platform/player/player-view.ts';
import type { Player, PlayerView } from '#web/platform/player/player.ts';
import { createActivation } from '#web/platform/player/player-activation.ts';
import { createReadiness } from '#web/platform/player/player-readiness.ts';
import { runMachine } from '#web/platform/player/run-machine.ts';
import { soundBelongsToOther } from '#web/platform/player/sound-owner.ts';
import { thisPlayerDevice } from '#web/platform/player/this-player-device.ts';
import { wakeAudio } from '#web/platform/player/wake-audio.ts';
import { createWaiters } from '#web/platform/player/waiters.ts';

const clockEvery = 1000;

/** The one player of a page: runs what the reducers decide, and says what has become of it. */
export const createPlayer = (): Player => {
  const { modulation: keptModulation, ...settings } = readPlayerSettings();
  const viewListeners = createListeners();
  const positionListeners = createListeners();
  const sounding = createWaiters();
  let account: string | null = null;
  let begun = false;
  const held = createHeldLibrary();
  const device = thisPlayerDevice();
  let preferences: TrackPreferences = noPreferences;
  let mood: string | null = null;
  let byMood = false;
  let modulation = keptModulation;
  let asking = 0;
  /** Sound was wanted when the browser refused. */
  let intended = false;
  let direct = false;
  let clock: ReturnType<typeof setInterval> | undefined;
  let load = { ticket: 0, began: 0 };
  let measuredTicket = 0;

  const check = (after: number): void => {
    setTimeout(() => {
      playback.send({ type: 'checked', ticket: playback.state().ticket, playing: sound.stage.isPlaying() });
    }, after);
  };

  const sound = createSound({
    send: (event) => playback.send(event),
    changed: () => check(100),
    queue: () => playback.state().queue,
    isGuest: () => account === null,
  });
  const { graph, pool, cache, stage, preloader } = sound;

  const wake = (ticket: number): void => {
    if (direct) return;
    const isWanted = (): boolean => !direct && playback.state().ticket === ticket && playback.state().wants;
    wakeAudio(graph, isWanted, () => {
      activation.asked();
      stage.hold(0);
      playback.send({ type: 'refused', ticket });
    });
  };

  const applyModulation = (): void => {
    // Music that carries its own is not made to flutter twice.
    const own = trackOf(playback.state())?.modulationHz ?? null;
    graph.setModulation(own === null ? modulation : 'off');
  };

  const run = (effect: PlaybackEffect): void => {
    switch (effect.type) {
      case 'load':
        load = { ticket: effect.ticket, began: performance.now() };
        wake(effect.ticket);
        stage.load(effect.ticket, effect.track, effect.positionMs, true);
        applyModulation();
        return;
      case 'overlap':
        stage.overlap(effect.ticket, effect.track, effect.inSeconds, effect.fadeSeconds);
        return;
      case 'drop-upcoming':
        stage.dropUpcoming();
        return;
      case 'resume':
        wake(playback.state().ticket);
        stage.resume();
        return;
      case 'hold':
        stage.hold(effect.fadeSeconds);
        return;
      case 'seek':
        stage.seek(effect.positionMs);
        return;
      case 'volume':
        stage.setVolume(effect.volume);
        return;
      case 'silence':
        stage.silence();
        preloader.stop();
        return;
      case 'check':
        check(effect.after);
        return;
      case 'report':
        recordOperation('track-load', performance.now() - load.began, false);
        held.doubt(account).then(refresh, () => undefined);
        reportPlayerError(effect.error, `${effect.error} while loading a track`);
        if (effect.final) sounding.fail(new PlayerFailure(effect.error));
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
        sounding.fail(new Error(audioNotAvailable));
        return;
      case 'play-default':
        start(starterTracks(shelf()));
        return;
      default:
        unreachable(effect);
    }
  };

  /** Once for every track that sounds: how long it took, and what is worth fetching now. */
  const afterStart = (): void => {
    const state = playback.state();
    const track = trackOf(state);
    if (!state.playing || track === null || measuredTicket === state.ticket) return;
    measuredTicket = state.ticket;
    // One that took over was ready long before.
    if (load.ticket === state.ticket) recordOperation('track-load', performance.now() - load.began, true);
    recordPlayed(track.audioUrl);
    recordPlay(account, track.id);
    applyModulation();
    const ahead = byMood ? preloadLimits.nextByMood : preloadLimits.next;
    const { queue, index } = state;
    preloader.follow(track, [...queue.slice(index + 1), ...queue.slice(0, index)].slice(0, ahead));
  };

  const showOnLockScreen = createMediaSession({
    play: () => playback.send({ type: 'play' }),
    pause: () => playback.send({ type: 'pause' }),
    next: () => playback.send({ type: 'next', random: Math.random() }),
    previous: () => playback.send({ type: 'previous' }),
    seek: (positionMs) => playback.send({ type: 'seek', positionMs }),
    positionMs: () => stage.positionMs(),
  });

  let lastPosition = -1;
  const settled = (): void => {
    const state = playback.state();
    if (state.playing || !state.wants) sounding.done();
    afterStart();
    if (typeof state.sleep === 'number') clock ??= setInterval(tick, clockEvery);
    else {
      clearInterval(clock);
      clock = undefined;
    }
    if (state.positionMs !== lastPosition) {
      lastPosition = state.positionMs;
      positionListeners.tell();
    }
    refresh();
  };

  const tick = (): void => playback.send({ type: 'clock', now: Date.now() });

  const playback = runMachine({
    initial: { ...nothingPlaying, ...settings },
    reduce: reducePlayback,
    run,
    settled,
  });

  const startAudio = async (): Promise<void> => {
    if (typeof HTMLAudioElement === 'undefined') throw new Error('No audio in this browser');
    await measured('audio-start', cache.open);
    stage.setVolume(playback.state().volume);
    graph.setModulation(modulation);
  };

  const startLibrary = async (): Promise<void> => {
    await held.load(account);
    const popular = new Set(popularIds(account));
    preloader.popular(held.tracks().filter(({ id }) => popular.has(id)));
  };

  const goOn = (): void => {
    if (!intended) return;
    intended = false;
    const { queue, index, positionMs } = playback.state();
    if (queue.length === 0) return;
    // Loaded anew: the element may belong to a context that is gone.
    playback.send({ type: 'queue', tracks: queue, from: index });
    if (positionMs > 0) playback.send({ type: 'seek', positionMs });
  };

  const readiness = createReadiness({
    start: (half) => (half === 'audio' ? startAudio() : startLibrary()),
    changed: () => refresh(),
  });
  const activation = createActivation({
    graph,
    pool,
    changed: () => refresh(),
    ready: () => {
      if (!readiness.isReady()) readiness.begin();
      goOn();
    },
    playDirectly: () => {
      direct = true;
      graph.giveUp();
      pool.renew();
      goOn();
    },
  });

  const whenReady = async (): Promise<void> => {
    if (!begun) begin(account);
    await readiness.whenReady();
  };

  const currentView = (): PlayerView =>
    viewOf({
      playback: playback.state(),
      readiness: readiness.state(),
      activation: activation.phase(),
      library: held.tracks(),
      librarySource: held.source(),
      mood,
      modulation,
      asking,
      device,
    });
  let view = currentView();
  const refresh = (): void => {
    const next = currentView();
    const { durationMs } = playback.state();
    if (sameView(view, next)) return;
    view = next;
    showOnLockScreen({
      track: next.track,
      playing: next.isPlaying,
      positionMs: stage.positionMs(),
      durationMs,
    });
    viewListeners.tell();
  };

  const shelf = (): Shelf => ({ library: held.tracks(), preferences, random: Math.random });

  const begin = (userId: string | null): void => {
    begun = true;
    account = userId;
    playback.send({ type: 'clear' });
    held.empty();
    mood = null;
    if (soundBelongsToOther(userId)) cache.clear().catch(() => undefined);
    readiness.begin();
  };

  const start = (tracks: readonly Track[], from = 0): void => {
    playback.send({ type: 'queue', tracks, from });
  };

  /** A call that is over once something sounds, or it is clear that nothing will. */
  const answered = async (work: () => void | Promise<void>): Promise<void> => {
    asking += 1;
    refresh();
    // Safari wakes it only inside the touch itself.
    if (!direct && navigator.userActivation.isActive) graph.wake().catch(() => undefined);
    try {
      await work();
      const { playing, wants } = playback.state();
      if (wants && !playing) await sounding.wait();
    } finally {
      asking -= 1;
      refresh();
    }
  };

  const playChosen = async (choose: () => readonly Track[], asked: string, isMood: boolean): Promise<void> =>
    answered(async () => {
      await whenReady();
      const tracks = choose();
      if (tracks.length === 0) throw new Error(`No tracks available for mood: ${asked}`);
      byMood = isMood;
      start(tracks);
    });

  const keep = (): void => {
    const { volume, shuffle, repeat, crossfadeSeconds } = playback.state();
    keepPlayerSettings({ volume, shuffle, repeat, crossfadeSeconds, modulation });
  };

  const player: Player = {
    view: () => view,
    subscribe: viewListeners.add,
    position: () =>
      playback.state().phase === 'ready' ? playback.state().positionMs : playback.state().resumeAt,
    subscribePosition: positionListeners.add,
    setAccount: (userId) => {
      if (!begun || userId !== account) begin(userId);
    },
    setPreferences: (given) => {
      const newly = new Set([...given.banned].filter((id) => !preferences.banned.has(id)));
      preferences = given;
      if (newly.size > 0) playback.send({ type: 'drop', ids: newly });
    },
    toggle: async () => {
      const { wants, playing } = playback.state();
      return wants || playing ? player.pause() : player.play();
    },
    play: async () =>
      answered(async () => {
        await whenReady();
        playback.send({ type: 'play' });
        if (playback.state().phase === 'empty') throw new PlayerFailure('device_not_ready');
      }),
    pause: () => playback.send({ type: 'pause' }),
    next: async () => answered(() => playback.send({ type: 'next', random: Math.random() })),
    previous: async () => answered(() => playback.send({ type: 'previous' })),
    seek: (positionMs) => playback.send({ type: 'seek', positionMs }),
    setVolume: (volume) => {
      playback.send({ type: 'volume', volume });
      keep();
    },
    setShuffle: (on) => {
      playback.send({ type: 'shuffle', on });
      keep();
    },
    setRepeat: (mode) => {
      playback.send({ type: 'repeat', mode });
      keep();
    },
    playTracks: async (tracks, from = 0) =>
      answered(async () => {
        await whenReady();
        byMood = false;
        start(tracks, from);
      }),
    playMood: async (asked) =>
      measured('mood-play', () =>
        answered(async () => {
          await whenReady();
          const search = tracksForMood(shelf(), asked);
          if (!search.ok) throw new Error(search.message);
          mood = asked;
          byMood = true;
          start(search.tracks);
        }),
      ),
    playEnergy: async (energy) => playChosen(() => tracksByEnergy(shelf(), energy), energy, true),
    playFocusType: async (focusType) =>
      playChosen(() => tracksByFocusType(shelf(), focusType), focusType, true),
    playDemo: async () => playChosen(() => demoTracks, 'demo', false),
    sleepIn: (minutes) => playback.send({ type: 'sleep', until: sleepUntil(minutes, Date.now()) }),
    setCrossfade: (seconds) => {
      playback.send({ type: 'crossfade', seconds });
      keep();
    },
    setModulation: (depth) => {
      modulation = depth;
      applyModulation();
      keep();
      refresh();
    },
    duck: (ducked) => stage.duck(ducked),
    activate: activation.activate,
    skipActivation: activation.skip,
    recover: async () => {
      playback.send({ type: 'pause' });
      readiness.begin();
      await readiness.whenReady();
    },
  };

  connectWindow({
    player,
    search: (terms) => playChosen(() => findTracks(held.tracks(), terms), terms, false),
    online: () => {
      playback.send({ type: 'online' });
      held.improve(account).then(refresh, () => undefined);
    },
    woken: tick,
  });
  return player;
};
