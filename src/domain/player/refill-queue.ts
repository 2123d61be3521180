import { type RandomSource, shuffle } from '#domain/music/shuffle.ts';
import type { Track } from '#domain/music/track.ts';
import type { TrackPreferences } from '#domain/music/track-preferences.ts';
import { upcomingPlaces } from '#domain/player/next-index.ts';
import { type Playback, trackOf } from '#domain/player/playback.ts';

/** Ours. */
export const refillLimits = {
  /** With fewer than this to come, the queue is refilled: a track that is rendered first has minutes to be ready. */
  ahead: 3,
  /** And up to this many. */
  full: 6,
  /** Nothing is heard again within an hour, from beginning to beginning, where the library allows. */
  restMs: 60 * 60 * 1000,
} as const;

export interface RefillFrom {
  /** Everything of the mood that may play. */
  readonly pool: () => readonly Track[];
  /** When each track last began. */
  readonly heardAt: ReadonlyMap<string, number>;
  readonly preferences: TrackPreferences;
  readonly now: number;
  readonly random: RandomSource;
}

/** Somebody chose what is to be repeated, or there is enough. */
const needsNone = (state: Playback): boolean =>
  !state.endless || state.repeat !== 'off' || upcomingPlaces(state).length >= refillLimits.ahead;

const best = (
  left: readonly Track[],
  { heardAt, preferences: { helped } }: RefillFrom,
  startsAt: number,
): Track | undefined => {
  const lastHeard = ({ id }: Track): number => heardAt.get(id) ?? -Infinity;
  const rested = left.filter((track) => startsAt - lastHeard(track) >= refillLimits.restMs);
  const [first] =
    rested.length > 0
      ? rested.toSorted((one, other) => (helped.get(other.id) ?? 0) - (helped.get(one.id) ?? 0))
      : left.toSorted((one, other) => lastHeard(one) - lastHeard(other));
  return first;
};

/** What a queue that must not end needs next: what helped first, rested; where nothing is, the least recently heard. */
export const tracksToAdd = (state: Playback, from: RefillFrom): readonly Track[] => {
  const current = trackOf(state);
  if (current === null || needsNone(state)) return [];
  const upcoming = upcomingPlaces(state).flatMap((place) => state.queue[place] ?? []);
  // What was promised stays where it is, so it cannot be what is added.
  const taken = new Set([current.id, ...state.promised, ...upcoming.map(({ id }) => id)]);
  let left = shuffle(from.pool(), from.random).filter(({ id }) => !taken.has(id));
  // Shuffled, any of them may be the next.
  const waits = state.shuffle ? [] : upcoming;
  const rest = Math.max(0, state.durationMs - state.positionMs);
  let startsAt = waits.reduce((at, { durationMs }) => at + durationMs, from.now + rest);
  const added: Track[] = [];
  while (upcoming.length + added.length < refillLimits.full) {
    const next = best(left, from, startsAt);
    if (next === undefined) break;
    added.push(next);
    left = left.filter((track) => track !== next);
    if (!state.shuffle) startsAt += next.durationMs;
  }
  return added;
};
