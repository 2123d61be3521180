import type { Track } from '#domain/music/track.ts';
import { withoutUpcoming } from '#domain/player/load-track.ts';
import { type Playback, type PlaybackStep, stay, step } from '#domain/player/playback.ts';

/**
 * The tracks come at the end of the queue. One that was played from it already is moved there, so that none is in the
 * queue twice; what plays now, and what was promised to come next, stays where it is.
 */
export const extendQueue = (before: Playback, tracks: readonly Track[]): PlaybackStep => {
  const current = before.queue[before.index];
  if (current === undefined) return stay(before);
  const stays = new Set([current.id, ...before.promised]);
  const added = new Map(tracks.filter(({ id }) => !stays.has(id)).map((track) => [track.id, track]));
  if (added.size === 0) return stay(before);
  // What follows may now be another track.
  const { state, effects } = withoutUpcoming(before);
  const kept = state.queue.filter(({ id }) => !added.has(id));
  const queue = [...kept, ...added.values()];
  const placeOf = new Map(queue.map(({ id }, place) => [id, place]));
  const heard = state.heard.flatMap((place) => {
    const { id } = state.queue[place] ?? current;
    return added.has(id) ? [] : [placeOf.get(id) ?? 0];
  });
  return step({ ...state, queue, index: kept.indexOf(current), heard }, ...effects);
};
