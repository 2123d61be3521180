import type { Track } from '#domain/music/track.ts';
import { withoutUpcoming } from '#domain/player/load-track.ts';
import { type Playback, type PlaybackStep, stay, step } from '#domain/player/playback.ts';

const alone = (state: Playback, track: Track): PlaybackStep =>
  stay({
    ...state,
    queue: [track],
    index: 0,
    phase: 'idle',
    durationMs: track.durationMs,
    heard: [],
    promised: [],
  });

/**
 * The track comes after what plays, behind others that were asked for before it. One that is in the queue already is
 * moved, so that none is there twice; what plays now stays where it is. In an empty queue it waits for a press on play.
 */
export const addNext = (before: Playback, track: Track): PlaybackStep => {
  if (before.queue.length === 0) return alone(before, track);
  const current = before.queue[before.index];
  if (current?.id === track.id || before.promised.at(-1) === track.id) return stay(before);
  const { state, effects } = withoutUpcoming(before);
  const promised = [...state.promised.filter((id) => id !== track.id), track.id];
  const known = new Map([...state.queue, track].map((one) => [one.id, one]));
  const next = promised.flatMap((id) => known.get(id) ?? []);
  const stays = ({ id }: Track): boolean => !promised.includes(id);
  const earlier = state.queue.slice(0, state.index).filter(stays);
  const later = state.queue.slice(state.index + 1).filter(stays);
  const queue = [...earlier, ...(current === undefined ? [] : [current]), ...next, ...later];
  // In this round of shuffling it is new again: somebody wants to hear it.
  const heardIds = new Set(state.heard.map((place) => state.queue[place]?.id));
  const heard = queue.flatMap(({ id }, place) => (heardIds.has(id) && id !== track.id ? [place] : []));
  return step({ ...state, queue, index: earlier.length, heard, promised }, ...effects);
};
