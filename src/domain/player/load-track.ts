import {
  type Playback,
  type PlaybackEffect,
  type PlaybackStep,
  stay,
  step,
} from '#domain/player/playback.ts';

/** Whatever was being made ready is no longer what comes next. */
export const withoutUpcoming = (
  state: Playback,
): { readonly state: Playback; readonly effects: readonly PlaybackEffect[] } =>
  state.upcoming === null
    ? { state, effects: [] }
    : { state: { ...state, upcoming: null }, effects: [{ type: 'drop-upcoming' }] };

/** Its turn has come: heard in this round, and promised no longer. */
export const reached = (
  { heard, promised, queue }: Playback,
  index: number,
): Pick<Playback, 'heard' | 'promised'> => ({
  heard: heard.includes(index) ? heard : [...heard, index],
  promised: promised.filter((id) => id !== queue[index]?.id),
});

/** The track of that place in the queue, from that position. The load before it, if any, is forgotten. */
export const loadAt = (before: Playback, index: number, positionMs = 0): PlaybackStep => {
  const track = before.queue[index];
  if (track === undefined) return stay(before);
  const { state, effects } = withoutUpcoming(before);
  const ticket = state.issued + 1;
  return step(
    {
      ...state,
      ...reached(state, index),
      index,
      ticket,
      issued: ticket,
      phase: 'loading',
      wants: true,
      playing: false,
      positionMs,
      durationMs: track.durationMs,
      resumeAt: positionMs,
      resumes: 0,
    },
    ...effects,
    { type: 'load', ticket, track, positionMs },
  );
};

/** Nothing sounds any more; pressing play begins the track again. */
export const stop = (before: Playback): PlaybackStep => {
  const { state, effects } = withoutUpcoming(before);
  return step(
    { ...state, phase: 'idle', wants: false, playing: false, positionMs: 0, resumeAt: 0 },
    ...effects,
    { type: 'silence' },
  );
};
