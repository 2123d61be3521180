import type { Track } from '#domain/music/track.ts';
import type { Playback, PlaybackEvent } from '#domain/player/playback.ts';
import { firstBytesLimits } from '#domain/player/player-limits.ts';
import { readyPlace } from '#domain/player/put-off.ts';
import type { StoredTracks } from '#web/services/player/library/stored-tracks.ts';

interface Dependencies {
  readonly state: () => Playback;
  readonly send: (event: PlaybackEvent) => void;
  readonly stored: Pick<StoredTracks, 'isKnown' | 'look'>;
  readonly readyIds: (tracks: readonly Track[]) => ReadonlySet<string>;
  /** Null for a guest, for whom everything is there. */
  readonly account: () => string | null;
  /** A mood was asked for, and not these tracks in this order. */
  readonly isByMood: () => boolean;
}

/** A press does not wait longer for what may sound at once. */
const pressPatience = 400;

const moment = async (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Decision 097: what sounds at once goes first, and what has yet to be made joins when it is there. */
export const createReadyAhead = ({ state, send, stored, readyIds, account, isByMood }: Dependencies) => {
  const look = async (): Promise<void> => (account() === null ? undefined : stored.look());

  const putOff = (): void => {
    if (!isByMood() || !stored.isKnown()) return;
    const ready = readyIds(state().queue);
    if (readyPlace(state(), ready) !== null) send({ type: 'put-off', ready });
  };

  return {
    look: (): void => void look(),
    putOff,
    /** Near the end of a track: asks once more, and then takes what is there. */
    settled: (): void => {
      const { playing, durationMs, positionMs, queue, index } = state();
      const left = durationMs - positionMs;
      const next = queue[index + 1];
      if (!playing || next === undefined || left > firstBytesLimits.askBefore || !isByMood()) return;
      if (readyIds([next]).size > 0) return;
      if (left > firstBytesLimits.putOffBefore) void look();
      else putOff();
    },
    /** Of these; known beforehand, except right after the page was opened. */
    among: async (tracks: readonly Track[]): Promise<ReadonlySet<string>> => {
      const asking = look();
      if (!stored.isKnown()) await Promise.race([asking, moment(pressPatience)]);
      return readyIds(tracks);
    },
  };
};
