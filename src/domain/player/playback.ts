import type { Track } from '#domain/music/track.ts';
import { playbackLimits } from '#domain/player/player-limits.ts';
import type { PlayerErrorType } from '#domain/player/player-errors.ts';
import type { RepeatMode } from '#domain/player/player-state.ts';

/**
 * What plays, by what rules it goes on, and what has to be done about it. A load is named by its ticket: whatever
 * arrives under another ticket is about something nobody waits for any more.
 */
export interface Playback {
  readonly queue: readonly Track[];
  /** Inside the queue; −1 while it is empty. */
  readonly index: number;
  /**
   * empty: nothing to play. idle: a track that no element holds. loading, ready: an element has it, or will.
   * waiting: the network is gone and nothing that is kept could play instead.
   */
  readonly phase: 'empty' | 'idle' | 'loading' | 'ready' | 'waiting';
  readonly ticket: number;
  /** The highest ticket ever given, so that none is given twice. */
  readonly issued: number;
  /** What the person wants to hear, whatever the machine makes of it. */
  readonly wants: boolean;
  /** What is recorded as sounding; compared with what is, a moment after each change. */
  readonly playing: boolean;
  readonly positionMs: number;
  readonly durationMs: number;
  /** Where a load begins that goes on in the middle. */
  readonly resumeAt: number;
  /** The second element that is about to take over. */
  readonly upcoming: { readonly ticket: number; readonly index: number } | null;
  /** Loads that failed since something sounded. */
  readonly failures: number;
  /** How often music that waits for the network was tried again, while this is what is tried. */
  readonly resumes: number;
  /** Of the queue, in this round of shuffling. */
  readonly heard: readonly number[];
  /** Ids of what was asked to come next, in the order asked; each is forgotten when its turn comes. */
  readonly promised: readonly string[];
  readonly shuffle: boolean;
  readonly repeat: RepeatMode;
  /** While somebody focuses, the end of the queue is not the end of the music. */
  readonly endless: boolean;
  readonly volume: number;
  readonly sleep: number | 'track' | null;
  readonly crossfadeSeconds: number;
}

export type FailureReason = 'network' | 'unplayable' | 'late';

export type PlaybackEvent =
  | { readonly type: 'queue'; readonly tracks: readonly Track[]; readonly from: number }
  /** Comes after what plays, and after whatever else was asked to. */
  | { readonly type: 'add-next'; readonly track: Track }
  /** Come at the end of the queue. */
  | { readonly type: 'extend'; readonly tracks: readonly Track[] }
  /** The person chose another picture for a track of theirs; null for the drawn one. */
  | { readonly type: 'picture'; readonly trackId: string; readonly picture: string | null }
  /** Before the next turn: what is not among these cannot sound yet. */
  | { readonly type: 'put-off'; readonly ready: ReadonlySet<string> }
  | { readonly type: 'endless'; readonly on: boolean }
  | { readonly type: 'toggle' }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'next'; readonly random: number }
  | { readonly type: 'previous' }
  | { readonly type: 'seek'; readonly positionMs: number }
  | { readonly type: 'volume'; readonly volume: number }
  | { readonly type: 'shuffle'; readonly on: boolean }
  | { readonly type: 'repeat'; readonly mode: RepeatMode }
  | { readonly type: 'crossfade'; readonly seconds: number }
  | { readonly type: 'sleep'; readonly until: number | 'track' | null }
  /** Somebody else's turn, or nobody's: silence, and nothing left to play. */
  | { readonly type: 'clear' }
  /** Banned just now. */
  | { readonly type: 'drop'; readonly ids: ReadonlySet<string> }
  /** The element knows how long the track is. */
  | { readonly type: 'loaded'; readonly ticket: number; readonly durationMs: number }
  /** Sound comes out. */
  | { readonly type: 'started'; readonly ticket: number }
  | { readonly type: 'ended'; readonly ticket: number; readonly random: number }
  /** The browser refused; only a touch helps. */
  | { readonly type: 'refused'; readonly ticket: number }
  /** `kept` are the tracks that play without a network, `ready` those that sound at once with it. */
  | {
      readonly type: 'failed';
      readonly ticket: number;
      readonly reason: FailureReason;
      readonly fromKept: boolean;
      readonly kept: ReadonlySet<string>;
      readonly ready: ReadonlySet<string>;
      readonly online: boolean;
    }
  | { readonly type: 'online' }
  /** The second element has begun. */
  | { readonly type: 'took-over'; readonly ticket: number }
  | { readonly type: 'checked'; readonly ticket: number; readonly playing: boolean }
  | {
      readonly type: 'moved';
      readonly ticket: number;
      readonly positionMs: number;
      readonly random: number;
    }
  | { readonly type: 'clock'; readonly now: number };

export type PlaybackEffect =
  /** Takes the place of whatever sounds or loads; it begins to play where `wants` says so. */
  | { readonly type: 'load'; readonly ticket: number; readonly track: Track; readonly positionMs: number }
  | { readonly type: 'resume' }
  | { readonly type: 'hold'; readonly fadeSeconds: number }
  | { readonly type: 'seek'; readonly positionMs: number }
  | { readonly type: 'volume'; readonly volume: number }
  /** A second element plays `track` in so many seconds, while the first fades. */
  | {
      readonly type: 'overlap';
      readonly ticket: number;
      readonly track: Track;
      readonly inSeconds: number;
      readonly fadeSeconds: number;
    }
  | { readonly type: 'drop-upcoming' }
  | { readonly type: 'silence' }
  | { readonly type: 'check'; readonly after: number }
  | { readonly type: 'report'; readonly error: PlayerErrorType; readonly final: boolean }
  | { readonly type: 'ask-activation' }
  /** Nothing was chosen: the starter set. */
  | { readonly type: 'play-default' };

export interface PlaybackStep {
  readonly state: Playback;
  readonly effects: readonly PlaybackEffect[];
}

export const nothingPlaying: Playback = {
  queue: [],
  index: -1,
  phase: 'empty',
  ticket: 0,
  issued: 0,
  wants: false,
  playing: false,
  positionMs: 0,
  durationMs: 0,
  resumeAt: 0,
  upcoming: null,
  failures: 0,
  resumes: 0,
  heard: [],
  promised: [],
  shuffle: false,
  repeat: 'off',
  endless: false,
  volume: playbackLimits.defaultVolume,
  sleep: null,
  crossfadeSeconds: 0,
};

export const trackOf = ({ queue, index }: Playback): Track | null => queue[index] ?? null;

export const stay = (state: Playback): PlaybackStep => ({ state, effects: [] });
export const step = (state: Playback, ...effects: readonly PlaybackEffect[]): PlaybackStep => ({
  state,
  effects,
});

export const check: PlaybackEffect = { type: 'check', after: playbackLimits.correctionAfter };
