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

const roundIsOver = ({ queue, index, heard, shuffle }: Playback): boolean =>
  shuffle ? queue.every((_, place) => place === index || heard.includes(place)) : index >= queue.length - 1;

/** What follows when a track has ended by itself; null where the music stops. */
export const indexAfterEnd = (state: Playback, random: number): number | null => {
  if (state.queue.length === 0 || state.sleep === 'track') return null;
  if (state.repeat === 'track') return state.index;
  if (state.repeat === 'off' && promisedIndex(state) === null && roundIsOver(state)) return null;
  return nextIndex(state, random);
};
