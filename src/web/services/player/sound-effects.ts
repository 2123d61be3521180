import type { ModulationDepth } from '#domain/composer/score.ts';
import { type Playback, type PlaybackEffect, type PlaybackEvent, trackOf } from '#domain/player/playback.ts';
import { preloadLimits } from '#domain/player/player-limits.ts';
import { unreachable } from '#domain/unreachable.ts';
import { createSound } from '#web/services/player/create-sound.ts';
import { measureOperation, recordOperation, recordPlayed } from '#web/services/player/performance-log.ts';
import { recordHeard } from '#web/services/player/library/heard-times.ts';
import { recordPlay } from '#web/services/player/library/play-counts.ts';
import { wakeAudio } from '#web/services/player/wake-audio.ts';

/** What is done about sound; the rest of what the reducer decides concerns people. */
type SoundEffect = Exclude<
  PlaybackEffect,
  { readonly type: 'report' } | { readonly type: 'ask-activation' } | { readonly type: 'play-default' }
>;

interface Dependencies {
  readonly send: (event: PlaybackEvent) => void;
  readonly state: () => Playback;
  /** Null for a guest. */
  readonly account: () => string | null;
  /** A mood was asked for, and not these tracks. */
  readonly isByMood: () => boolean;
  readonly modulation: ModulationDepth | 'off';
  /** The browser keeps the audio context asleep. */
  readonly refused: () => void;
}

/** Runs what the reducer decided about sound, and what belongs to every track that sounds. */
export const createSoundEffects = (dependencies: Dependencies) => {
  const { send, state, account, isByMood, modulation: kept, refused } = dependencies;
  /** Without the context: elements play by themselves. */
  let direct = false;
  let modulation = kept;
  let load = { ticket: 0, began: 0 };
  let followed = 0;

  const check = (after: number): void => {
    setTimeout(() => send({ type: 'checked', ticket: state().ticket, playing: stage.isPlaying() }), after);
  };

  const { graph, pool, cache, stage, preloader, stored, isReady, readyIds } = createSound({
    send,
    changed: () => check(100),
    queue: () => state().queue,
    isGuest: () => account() === null,
    isByMood,
  });

  const wake = (ticket: number): void => {
    if (direct) return;
    const isWanted = (): boolean => !direct && state().ticket === ticket && state().wants;
    wakeAudio(graph, isWanted, () => {
      refused();
      stage.hold(0);
      send({ type: 'refused', ticket });
    });
  };

  const applyModulation = (): void => {
    // Music that carries its own is not made to flutter twice.
    const own = trackOf(state())?.modulationHz ?? null;
    graph.setModulation(own === null ? modulation : 'off');
  };

  const run = (effect: SoundEffect): void => {
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
        wake(state().ticket);
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
      default:
        unreachable(effect);
    }
  };

  return {
    graph,
    pool,
    cache,
    stage,
    preloader,
    stored,
    readyIds,
    run,
    start: async (): Promise<void> => {
      if (typeof HTMLAudioElement === 'undefined') throw new Error('No audio in this browser');
      await measureOperation('audio-start', cache.open);
      stage.setVolume(state().volume);
      graph.setModulation(modulation);
    },
    /** Once for every track that sounds: how long it took, and what is worth fetching now. */
    afterStart: (byMood: boolean): void => {
      const { playing, ticket, queue, index } = state();
      const track = trackOf(state());
      if (!playing || track === null || followed === ticket) return;
      followed = ticket;
      // One that took over was ready long before.
      if (load.ticket === ticket) recordOperation('track-load', performance.now() - load.began, true);
      recordPlayed(track.audioUrl);
      recordPlay(account(), track.id);
      recordHeard(account(), track.id, Date.now());
      applyModulation();
      const ahead = byMood ? preloadLimits.nextByMood : preloadLimits.next;
      const following = [...queue.slice(index + 1), ...queue.slice(0, index)];
      const unmade = following.filter((one) => !isReady(one));
      preloader.follow(track, following.slice(0, ahead), unmade.slice(0, ahead));
    },
    loadFailed: (): void => recordOperation('track-load', performance.now() - load.began, false),
    modulation: () => modulation,
    setModulation: (depth: ModulationDepth | 'off'): void => {
      modulation = depth;
      applyModulation();
    },
    /** Safari wakes the context only inside the touch itself. */
    touched: (): void => {
      if (!direct && navigator.userActivation.isActive) graph.wake().catch(() => undefined);
    },
    playDirectly: (): void => {
      direct = true;
      graph.giveUp();
      pool.renew();
    },
  };
};
