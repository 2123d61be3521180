import { defaultAdaptiveUi, type Mood } from '#domain/appearance/adaptive-ui.ts';
import { moodOf } from '#domain/energy/feeling.ts';
import type { Feeling } from '#domain/records/kinds/feeling.ts';
import type { Change } from '#domain/records/change.ts';
import type { FeelingCheck } from '#domain/records/kinds/feeling-check.ts';

/** Within these minutes a second answer is the first one thought better of. */
const changeOfMindMinutes = 10;

/** The last thing the person said today about how they feel. */
export const newestFeeling = (
  checks: readonly FeelingCheck[],
  isToday: (at: string) => boolean,
): FeelingCheck | null => {
  const [newest] = checks
    .filter(({ at }) => isToday(at))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return newest ?? null;
};

/** What one tap writes: a new answer, or a change to the one of a few minutes ago. */
export const sayFeelingChange = (
  newest: FeelingCheck | null,
  feeling: Feeling,
  now: number,
  id: string,
): Change => {
  const since = newest === null ? Number.POSITIVE_INFINITY : now - Date.parse(newest.at);
  if (newest !== null && since < changeOfMindMinutes * 60_000) {
    return { kind: 'feelingChecks', id: newest.id, fields: { feeling } };
  }
  return { kind: 'feelingChecks', id, fields: { at: new Date(now).toISOString(), feeling } };
};

/**
 * What is shown as said: nothing until somebody says something. A mood that music or a ritual brought is said too, but the
 * default of the look is not.
 */
export const feelingSaid = (newest: FeelingCheck | null, currentMood: Mood): Feeling | null => {
  if (newest !== null && moodOf(newest.feeling) === currentMood) return newest.feeling;
  return currentMood === defaultAdaptiveUi.currentMood ? null : currentMood;
};
