import { withoutUpcoming } from '#domain/player/load-track.ts';
import { type Playback, type PlaybackStep, stay, step } from '#domain/player/playback.ts';

/** The first place after what plays whose track sounds at once, where the very next one does not; else null. */
export const readyPlace = (state: Playback, ready: ReadonlySet<string>): number | null => {
  const next = state.queue[state.index + 1];
  // What was asked to come next comes next, and in any order there is no next.
  if (next === undefined || state.shuffle || ready.has(next.id)) return null;
  if (state.promised.includes(next.id)) return null;
  const place = state.queue.findIndex(({ id }, at) => at > state.index && ready.has(id));
  return place < 0 ? null : place;
};

/** What has yet to be made waits behind the first that sounds at once, and keeps its order. */
export const putOff = (before: Playback, ready: ReadonlySet<string>): PlaybackStep => {
  const place = readyPlace(before, ready);
  const track = before.queue[place ?? -1];
  if (place === null || track === undefined) return stay(before);
  // What was made ready to take over is no longer what comes next.
  const { state, effects } = withoutUpcoming(before);
  const next = state.index + 1;
  const moved = (at: number): number => {
    if (at === place) return next;
    return at >= next && at < place ? at + 1 : at;
  };
  const queue = state.queue.filter((_, at) => at !== place).toSpliced(next, 0, track);
  return step({ ...state, queue, heard: state.heard.map(moved) }, ...effects);
};
