import { addNext } from '#domain/player/add-next.ts';
import { afterFailure } from '#domain/player/after-failure.ts';
import { clearQueue, dropTracks } from '#domain/player/drop-tracks.ts';
import { extendQueue } from '#domain/player/extend-queue.ts';
import { loadAt, stop, withoutUpcoming } from '#domain/player/load-track.ts';
import { indexAfterEnd, nextIndex, previousIndex } from '#domain/player/next-index.ts';
import { moved, tookOver } from '#domain/player/overlap.ts';
import {
  check,
  type Playback,
  type PlaybackEvent,
  type PlaybackStep,
  stay,
  step,
} from '#domain/player/playback.ts';
import {
  clampCrossfade,
  clampSeek,
  clampVolume,
  overlapLimits,
  playbackLimits,
} from '#domain/player/player-limits.ts';
import { putOff } from '#domain/player/put-off.ts';
import { setPicture } from '#domain/player/set-picture.ts';
import { unreachable } from '#domain/unreachable.ts';

const play = (state: Playback): PlaybackStep => {
  switch (state.phase) {
    case 'empty':
      return step(state, { type: 'play-default' });
    case 'loading':
      // Paused while it was on its way, it has to be told.
      return state.wants ? stay(state) : step({ ...state, wants: true }, { type: 'resume' }, check);
    case 'ready':
      return state.playing ? stay(state) : step({ ...state, wants: true }, { type: 'resume' }, check);
    case 'idle':
    case 'waiting':
      return loadAt({ ...state, failures: 0 }, state.index, state.resumeAt);
    default:
      return unreachable(state.phase);
  }
};

const pause = (before: Playback, fadeSeconds = 0): PlaybackStep => {
  if (!before.wants && !before.playing) return stay(before);
  const { state, effects } = withoutUpcoming(before);
  // While it fades it is heard for a while yet, and that is no mismatch.
  const checks = fadeSeconds > 0 ? [] : [check];
  return step(
    { ...state, wants: false, playing: false },
    ...effects,
    { type: 'hold', fadeSeconds },
    ...checks,
  );
};

const seek = (before: Playback, wanted: number): PlaybackStep => {
  if (before.phase === 'empty') return stay(before);
  const { state, effects } = withoutUpcoming(before);
  const positionMs = clampSeek(wanted, state.durationMs);
  return step({ ...state, positionMs, resumeAt: positionMs }, ...effects, { type: 'seek', positionMs });
};

const previous = (state: Playback): PlaybackStep => {
  if (state.queue.length === 0) return stay(state);
  if (state.positionMs <= playbackLimits.previousRestarts) {
    return loadAt({ ...state, failures: 0 }, previousIndex(state));
  }
  if (state.phase !== 'ready') return loadAt({ ...state, failures: 0 }, state.index);
  const { state: at, effects } = seek(state, 0);
  return at.playing
    ? step(at, ...effects)
    : step({ ...at, wants: true }, ...effects, { type: 'resume' }, check);
};

const ended = (state: Playback, random: number): PlaybackStep => {
  const index = indexAfterEnd(state, random);
  if (index === null) {
    const { state: stopped, effects } = stop(state);
    return step({ ...stopped, sleep: state.sleep === 'track' ? null : state.sleep, heard: [] }, ...effects);
  }
  const round = state.heard.length >= state.queue.length ? { ...state, heard: [] } : state;
  return loadAt(round, index);
};

const tryToResume = (state: Playback): PlaybackStep => {
  const { state: loading, effects } = loadAt({ ...state, failures: 0 }, state.index, state.resumeAt);
  return step({ ...loading, resumes: state.resumes + 1 }, ...effects);
};

/** What the person, or something that acts for them, asked for. */
const asked = (state: Playback, event: PlaybackEvent): PlaybackStep | null => {
  switch (event.type) {
    case 'queue': {
      const from = Math.min(Math.max(Math.trunc(event.from) || 0, 0), event.tracks.length - 1);
      return event.tracks.length === 0
        ? stay(state)
        : loadAt({ ...state, queue: event.tracks, failures: 0, heard: [], promised: [] }, from);
    }
    case 'add-next':
      return addNext(state, event.track);
    case 'extend':
      return extendQueue(state, event.tracks);
    case 'put-off':
      return putOff(state, event.ready);
    case 'picture':
      return stay(setPicture(state, event.trackId, event.picture));
    case 'toggle':
      return state.wants || state.playing ? pause(state) : play(state);
    case 'play':
      return play(state);
    case 'pause':
      return pause(state);
    case 'next':
      return state.queue.length === 0
        ? stay(state)
        : loadAt({ ...state, failures: 0 }, nextIndex(state, event.random));
    case 'previous':
      return previous(state);
    case 'seek':
      return seek(state, event.positionMs);
    case 'volume': {
      const volume = clampVolume(event.volume);
      return step({ ...state, volume }, { type: 'volume', volume });
    }
    case 'shuffle':
    case 'repeat':
    case 'endless':
    case 'crossfade': {
      // What comes next may now be another track, or come in another way.
      const { state: open, effects } = withoutUpcoming(state);
      if (event.type === 'repeat') return step({ ...open, repeat: event.mode }, ...effects);
      if (event.type === 'endless') return step({ ...open, endless: event.on }, ...effects);
      if (event.type === 'shuffle') {
        return step({ ...open, shuffle: event.on, heard: open.index < 0 ? [] : [open.index] }, ...effects);
      }
      return step({ ...open, crossfadeSeconds: clampCrossfade(event.seconds) }, ...effects);
    }
    case 'sleep': {
      const { state: open, effects } = withoutUpcoming(state);
      return step({ ...open, sleep: event.until }, ...effects);
    }
    case 'clear':
      return clearQueue(state);
    case 'drop':
      return dropTracks(state, event.ids);
    case 'online':
      return state.phase === 'waiting' && state.wants ? tryToResume(state) : stay(state);
    case 'clock':
      return typeof state.sleep === 'number' && event.now >= state.sleep
        ? pause({ ...state, sleep: null }, overlapLimits.sleepFade)
        : stay(state);
    default:
      return null;
  }
};

/** What the element under the current ticket reported. */
const reported = (state: Playback, event: PlaybackEvent): PlaybackStep => {
  switch (event.type) {
    case 'loaded': {
      const durationMs = event.durationMs > 0 ? event.durationMs : state.durationMs;
      return stay({ ...state, durationMs, phase: state.phase === 'loading' ? 'ready' : state.phase });
    }
    case 'started':
      return state.wants
        ? step({ ...state, phase: 'ready', playing: true, failures: 0, resumes: 0 }, check)
        : step(state, { type: 'hold', fadeSeconds: 0 });
    case 'ended':
      return ended(state, event.random);
    case 'refused':
      return step({ ...state, phase: 'ready', wants: false, playing: false }, { type: 'ask-activation' });
    case 'failed':
      return afterFailure(state, event);
    case 'checked':
      // What is real wins: headphones were pulled, or the lock screen's own button was pressed.
      return state.phase === 'ready' && event.playing !== state.playing
        ? stay({ ...state, playing: event.playing, wants: event.playing })
        : stay(state);
    case 'moved':
      return state.phase === 'ready' ? moved(state, event.positionMs, event.random) : stay(state);
    default:
      return stay(state);
  }
};

/** Spec 2 §4, player readiness: all of its rules about what plays. */
export const reducePlayback = (state: Playback, event: PlaybackEvent): PlaybackStep => {
  const answer = asked(state, event);
  if (answer !== null) return answer;
  if (event.type === 'took-over') return tookOver(state, event.ticket);
  const held = state.phase === 'loading' || state.phase === 'ready';
  return held && 'ticket' in event && event.ticket === state.ticket ? reported(state, event) : stay(state);
};
