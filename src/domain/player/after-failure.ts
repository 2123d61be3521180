import { loadAt, stop, withoutUpcoming } from '#domain/player/load-track.ts';
import {
  type Playback,
  type PlaybackEvent,
  type PlaybackStep,
  step,
  trackOf,
} from '#domain/player/playback.ts';
import type { PlayerErrorType } from '#domain/player/player-errors.ts';

type Failed = Extract<PlaybackEvent, { readonly type: 'failed' }>;

/** About a minute of tries. */
export const mostResumes = 6;

/** The places after this one, once around, this one not included. */
const others = ({ queue, index }: Playback): readonly number[] =>
  queue.slice(1).map((_, offset) => (index + 1 + offset) % queue.length);

/** Waits for the network with the place kept. */
const waitQuietly = (before: Playback): PlaybackStep => {
  const { state, effects } = withoutUpcoming(before);
  return step({ ...state, phase: 'waiting', playing: false, resumeAt: state.positionMs }, ...effects, {
    type: 'silence',
  });
};

/** The same, and says so. */
const wait = (before: Playback): PlaybackStep => {
  const { state, effects } = waitQuietly(before);
  return step(state, ...effects, { type: 'report', error: 'network_error', final: true });
};

const withoutNetwork = (state: Playback, kept: ReadonlySet<string>): PlaybackStep => {
  const place = others(state).find((index) => kept.has(state.queue[index]?.id ?? ''));
  return place === undefined || state.failures >= state.queue.length ? wait(state) : loadAt(state, place);
};

const goOn = (before: Playback, { reason, fromKept, kept, ready, online }: Failed): PlaybackStep => {
  const current = trackOf(before);
  if (current !== null && kept.has(current.id) && !fromKept) {
    return loadAt(before, before.index, before.positionMs);
  }
  const state = { ...before, failures: before.failures + 1, playing: false };
  // A network that has just come back may be there in name only. That it was gone has been said.
  const isResuming = before.resumes > 0 && before.resumes < mostResumes;
  if (isResuming && reason !== 'unplayable') return waitQuietly(state);
  if (!online) return withoutNetwork(state, kept);
  const error: PlayerErrorType = reason === 'network' ? 'network_error' : 'playback_failed';
  // A file that is still being made may keep one waiting again: the next that is there goes before it.
  const next = others(state).find((index) => ready.has(state.queue[index]?.id ?? '')) ?? others(state)[0];
  const final = next === undefined || state.failures >= state.queue.length;
  const { state: after, effects } = final ? stop(state) : loadAt(state, next);
  return step(after, ...effects, { type: 'report', error, final });
};

/**
 * Spec 2 §4: with more than one track queued, on to the next. A queue of which nothing plays is tried once around and
 * then left alone; without a network, what is kept on the device plays, and otherwise the music waits where it was. A
 * network may also be there in name only: a track that has arrived whole beside its stream goes on from there either way.
 * Music that was paused stays paused, whatever breaks.
 */
export const afterFailure = (before: Playback, event: Failed): PlaybackStep => {
  const { state, effects } = goOn(before, event);
  return step({ ...state, wants: state.wants && before.wants }, ...effects);
};
