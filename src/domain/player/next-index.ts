import { below } from '#domain/music/shuffle.ts';
import type { Playback } from '#domain/player/playback.ts';

const wrapped = (index: number, count: number): number => (count === 0 ? -1 : (index + count) % count);

/** One of those that were not heard in this round; of all the others once there are none. */
const shuffled = ({ queue, index, heard }: Playback, random: number): number => {
  const others = queue.map((_, place) => place).filter((place) => place !== index);
  const fresh = others.filter((place) => !heard.includes(place));
  const from = fresh.length > 0 ? fresh : others;
  return from[below(from.length, random)] ?? index;
};

/** What somebody asked to come next; null where nobody did. */
const promisedIndex = ({ queue, promised }: Playback): number | null => {
  const place = queue.findIndex(({ id }) => id === promised[0]);
  return place === -1 ? null : place;
};

/** Spec 2 §4: wraps around; with shuffle a random one. What was asked for comes before either. */
export const nextIndex = (state: Playback, random: number): number =>
  promisedIndex(state) ??
  (state.shuffle ? shuffled(state, random) : wrapped(state.index + 1, state.queue.length));

export const previousIndex = ({ queue, index }: Playback): number => wrapped(index - 1, queue.length);

/** The places whose turn is still to come in this round, in their order; with shuffle nobody knows which is first. */
export const upcomingPlaces = ({ queue, index, heard, shuffle }: Playback): readonly number[] => {
  const places = queue.map((_, place) => place);
  return places.filter((place) => (shuffle ? place !== index && !heard.includes(place) : place > index));
};

/** What follows when a track has ended by itself; null where the music stops. */
export const indexAfterEnd = (state: Playback, random: number): number | null => {
  if (state.queue.length === 0 || state.sleep === 'track') return null;
  if (state.repeat === 'track') return state.index;
  const stops = state.repeat === 'off' && !state.endless;
  if (stops && promisedIndex(state) === null && upcomingPlaces(state).length === 0) return null;
  return nextIndex(state, random);
};
