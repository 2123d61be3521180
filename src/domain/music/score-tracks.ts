import type { FocusSession, SoundAnswer } from '#domain/records/kinds/focus-session.ts';
import type { HeardTrack } from '#domain/records/kinds/heard-track.ts';
import type { TrackChoice } from '#domain/records/kinds/track-choice.ts';
import type { TrackPreferences } from '#domain/music/track-preferences.ts';

/** Two answers' worth of doubt: a track heard once does not overtake one that helped again and again. */
const doubt = 2;

const weights: Readonly<Record<SoundAnswer, number | null>> = {
  helped: 1,
  neutral: 0,
  hindered: -1,
  none: null,
};

/** −1 to 1 for every track somebody focused with and then said how the sound was. */
export const scoreTracks = (
  heard: readonly HeardTrack[],
  sessions: readonly FocusSession[],
): ReadonlyMap<string, number> => {
  const answers = new Map(sessions.map(({ id, sound }) => [id, sound === null ? null : weights[sound]]));
  const sums = new Map<string, { sum: number; count: number }>();
  for (const { focusId, trackId } of heard) {
    const weight = answers.get(focusId) ?? null;
    if (weight === null) continue;
    const { sum, count } = sums.get(trackId) ?? { sum: 0, count: 0 };
    sums.set(trackId, { sum: sum + weight, count: count + 1 });
  }
  return new Map([...sums].map(([trackId, { sum, count }]) => [trackId, sum / (count + doubt)]));
};

export const preferencesOf = (
  choices: readonly TrackChoice[],
  heard: readonly HeardTrack[],
  sessions: readonly FocusSession[],
): TrackPreferences => ({
  banned: new Set(choices.filter(({ banned }) => banned).map(({ trackId }) => trackId)),
  helped: scoreTracks(heard, sessions),
});
