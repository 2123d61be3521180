import type { FailureReason, PlaybackEvent } from '#domain/player/playback.ts';
import type { Track } from '#domain/music/track.ts';
import { loudnessGain } from '#domain/player/loudness-gain.ts';
import { audioCacheLimits, graphLimits } from '#domain/player/player-limits.ts';
import type { AudioGraph } from '#web/platform/audio/audio-graph.ts';
import type { AudioPool } from '#web/platform/audio/audio-pool.ts';
import { createDeck, type Deck } from '#web/platform/audio/deck.ts';
import { watchElement } from '#web/platform/audio/watch-element.ts';

/** Where a track is heard from. */
export interface Source {
  readonly src: string;
  /** From this device, and not over the network. */
  readonly kept: boolean;
  readonly release: () => void;
}

interface Dependencies {
  readonly pool: AudioPool;
  readonly graph: AudioGraph;
  /** At once where it can be: the time between a press and the sound is counted. */
  readonly open: (track: Track, signal: AbortSignal) => Source | Promise<Source>;
  /** The tracks that play without a network. */
  readonly kept: () => ReadonlySet<string>;
  /** Those that sound at once with one. */
  readonly ready: () => ReadonlySet<string>;
  /** How long its first bytes may take over the network. */
  readonly patience: (track: Track) => number;
  readonly send: (event: PlaybackEvent) => void;
  readonly random: () => number;
  /** What this device keeps of it cannot be played. */
  readonly broken: (track: Track) => void;
  /** It did not come over the network. */
  readonly missed: (track: Track) => void;
  /** Something stopped or began that may not have been our doing. */
  readonly changed: () => void;
}

interface Sounding {
  readonly ticket: number;
  readonly track: Track;
  readonly deck: Deck;
  readonly kept: boolean;
  readonly close: () => void;
}

export interface Stage {
  readonly load: (ticket: number, track: Track, positionMs: number, play: boolean) => void;
  readonly overlap: (ticket: number, track: Track, inSeconds: number, fadeSeconds: number) => void;
  readonly dropUpcoming: () => void;
  readonly resume: () => void;
  readonly hold: (fadeSeconds: number) => void;
  readonly seek: (positionMs: number) => void;
  readonly setVolume: (volume: number) => void;
  readonly duck: (ducked: boolean) => void;
  readonly silence: () => void;
  readonly isPlaying: () => boolean;
  readonly positionMs: () => number;
}

/** Without it a sound that is cut off clicks. */
const cutSeconds = 0.04;

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** Two decks at most: what sounds, and what is about to take over. Runs what the reducer decided, and reports. */
export const createStage = ({
  pool,
  graph,
  open,
  kept,
  ready,
  patience,
  send,
  random,
  broken,
  missed,
  changed,
}: Dependencies): Stage => {
  let current: Sounding | null = null;
  let upcoming: Sounding | null = null;
  /** Fading out, and when each is closed. */
  const leaving = new Map<Sounding, ReturnType<typeof setTimeout>>();
  let opening = new AbortController();
  let overlapping = new AbortController();
  let holding: ReturnType<typeof setTimeout> | undefined;
  let wanted = { ticket: 0, play: false, positionMs: 0 };
  let volume = 1;
  let ducked = false;

  const direct = (): number => volume * (ducked ? graphLimits.duckedGain / graphLimits.musicGain : 1);

  const fail = (ticket: number, reason: FailureReason, fromKept: boolean): void =>
    send({
      type: 'failed',
      ticket,
      reason,
      fromKept,
      kept: kept(),
      ready: ready(),
      online: navigator.onLine,
    });

  const start = ({ deck, ticket }: Sounding): void => {
    deck.element.play().catch((error: unknown) => {
      if (nameOf(error) === 'NotAllowedError') send({ type: 'refused', ticket });
      // A source that cannot be played reports itself; being interrupted by pause is no failure.
    });
  };

  const sound = (ticket: number, track: Track, source: Source): Sounding => {
    const deck = createDeck({
      pool,
      graph,
      directVolume: direct(),
      gain: loudnessGain(track.loudnessLufs),
    });
    const stop = watchElement(deck.element, source.kept ? audioCacheLimits.decode : patience(track), {
      loaded: (durationMs) => send({ type: 'loaded', ticket, durationMs }),
      started: () => send({ type: 'started', ticket }),
      moved: (positionMs) => send({ type: 'moved', ticket, positionMs, random: random() }),
      ended: () => send({ type: 'ended', ticket, random: random() }),
      failed: (reason) => {
        if (source.kept && reason === 'unplayable') broken(track);
        if (!source.kept) missed(track);
        // One that breaks before its turn has no turn: the end of what sounds decides what follows.
        if (upcoming?.ticket === ticket) dropUpcoming();
        else fail(ticket, reason, source.kept);
      },
      changed,
    });
    deck.element.src = source.src;
    const close = (): void => {
      stop();
      deck.close();
      source.release();
    };
    return { ticket, track, deck, kept: source.kept, close };
  };

  /** Goes quietly, and a moment later altogether. */
  const letGo = (old: Sounding | null, seconds = cutSeconds): void => {
    if (old === null) return;
    if (old.deck.element.paused) {
      old.close();
      return;
    }
    old.deck.fade(0, seconds);
    const close = (): void => {
      leaving.delete(old);
      old.close();
    };
    leaving.set(old, setTimeout(close, seconds * 1000 + 20));
  };

  /** What fades out over seconds goes now: somebody wants silence, or something else. */
  const hushLeaving = (): void => {
    const now = [...leaving];
    leaving.clear();
    for (const [old, timer] of now) {
      clearTimeout(timer);
      letGo(old);
    }
  };

  const begin = (ticket: number, track: Track, source: Source): void => {
    // Whoever asked may have asked for something else since.
    if (ticket !== wanted.ticket) {
      source.release();
      return;
    }
    letGo(current);
    current = sound(ticket, track, source);
    if (wanted.positionMs > 0) current.deck.element.currentTime = wanted.positionMs / 1000;
    if (wanted.play) start(current);
  };

  const openAnd = (
    track: Track,
    signal: AbortSignal,
    then: (source: Source) => void,
    otherwise: () => void,
  ): void => {
    const source = open(track, signal);
    if (!(source instanceof Promise)) {
      then(source);
      return;
    }
    source.then(then, () => {
      if (!signal.aborted) otherwise();
    });
  };

  const dropUpcoming = (): void => {
    overlapping.abort();
    upcoming?.close();
    upcoming = null;
  };

  const takeOver = (ticket: number, fadeSeconds: number): void => {
    const next = upcoming;
    if (next === null || next.ticket !== ticket) return;
    upcoming = null;
    const old = current;
    current = next;
    wanted = { ticket, play: true, positionMs: 0 };
    next.deck.fade(1, fadeSeconds, 0);
    start(next);
    letGo(old, fadeSeconds);
    send({ type: 'took-over', ticket });
    send({ type: 'loaded', ticket, durationMs: (next.deck.element.duration || 0) * 1000 });
  };

  return {
    load: (ticket, track, positionMs, play) => {
      clearTimeout(holding);
      hushLeaving();
      opening.abort();
      opening = new AbortController();
      wanted = { ticket, play, positionMs };
      openAnd(
        track,
        opening.signal,
        (source) => begin(ticket, track, source),
        () => fail(ticket, 'network', false),
      );
      // What sounded until now stops at once, also while the next one is still on its way.
      if (current !== null && current.ticket !== ticket) {
        letGo(current);
        current = null;
      }
    },
    overlap: (ticket, track, inSeconds, fadeSeconds) => {
      dropUpcoming();
      overlapping = new AbortController();
      const { signal } = overlapping;
      const at = performance.now() + inSeconds * 1000;
      openAnd(
        track,
        signal,
        (source) => {
          if (signal.aborted) {
            source.release();
            return;
          }
          upcoming = sound(ticket, track, source);
          setTimeout(
            () => {
              if (!signal.aborted) takeOver(ticket, fadeSeconds);
            },
            Math.max(0, at - performance.now()),
          );
        },
        () => undefined,
      );
    },
    dropUpcoming,
    resume: () => {
      clearTimeout(holding);
      wanted = { ...wanted, play: true };
      if (current === null) return;
      current.deck.fade(1, cutSeconds);
      start(current);
    },
    hold: (fadeSeconds) => {
      clearTimeout(holding);
      wanted = { ...wanted, play: false };
      if (fadeSeconds <= cutSeconds) hushLeaving();
      const deck = current?.deck;
      if (deck === undefined) return;
      deck.fade(0, Math.max(fadeSeconds, cutSeconds));
      holding = setTimeout(() => deck.element.pause(), Math.max(fadeSeconds, cutSeconds) * 1000);
    },
    seek: (positionMs) => {
      wanted = { ...wanted, positionMs };
      if (current !== null) current.deck.element.currentTime = positionMs / 1000;
    },
    setVolume: (value) => {
      volume = value;
      graph.setVolume(value);
      for (const sounding of [current, upcoming]) sounding?.deck.setDirectVolume(direct());
    },
    duck: (on) => {
      ducked = on;
      graph.duck(on);
      for (const sounding of [current, upcoming]) sounding?.deck.setDirectVolume(direct());
    },
    silence: () => {
      hushLeaving();
      opening.abort();
      clearTimeout(holding);
      wanted = { ticket: 0, play: false, positionMs: 0 };
      dropUpcoming();
      letGo(current);
      current = null;
    },
    isPlaying: () =>
      wanted.play && current !== null && !current.deck.element.paused && !current.deck.element.ended,
    positionMs: () => (current === null ? 0 : current.deck.element.currentTime * 1000),
  };
};
