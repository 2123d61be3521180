import { loadAt, stop, withoutUpcoming } from '#domain/player/load-track.ts';
import { nothingPlaying, type Playback, type PlaybackStep, stay, step } from '#domain/player/playback.ts';

/** Silence, and nothing left to play; how loud and in which order stays as it was chosen. */
export const clearQueue = (state: Playback): PlaybackStep => {
  const { volume, shuffle, repeat, endless, crossfadeSeconds, issued } = state;
  const kept = { volume, shuffle, repeat, endless, crossfadeSeconds, ticket: issued + 1, issued: issued + 1 };
  return step({ ...nothingPlaying, ...kept }, { type: 'silence' });
};

/** Takes tracks out of the queue, because they were banned; what plays gives way to what follows. */
export const dropTracks = (before: Playback, ids: ReadonlySet<string>): PlaybackStep => {
  const queue = before.queue.filter(({ id }) => !ids.has(id));
  if (queue.length === before.queue.length) return stay(before);
  if (queue.length === 0) return clearQueue(before);
  const gone = ids.has(before.queue[before.index]?.id ?? '');
  const earlier = before.queue.slice(0, before.index).filter(({ id }) => !ids.has(id)).length;
  const { state: open, effects } = withoutUpcoming(before);
  const index = earlier % queue.length;
  const promised = open.promised.filter((id) => !ids.has(id) && id !== queue[index]?.id);
  const state = { ...open, queue, promised, index, heard: [] };
  if (!gone) return step({ ...state, heard: [state.index] }, ...effects);
  const next = state.wants ? loadAt(state, state.index) : stop(state);
  return step(next.state, ...effects, ...next.effects);
};
