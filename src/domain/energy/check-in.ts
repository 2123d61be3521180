import type { EnergyCheck } from '#domain/records/kinds/energy-check.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import type { Change } from '#domain/records/change.ts';

/** Within these minutes a second answer is the first one thought better of. */
const changeOfMindMinutes = 10;

const timeOf = (check: EnergyCheck): number => Date.parse(check.at);

const isNewer = (a: EnergyCheck, b: EnergyCheck): boolean =>
  timeOf(a) > timeOf(b) || (timeOf(a) === timeOf(b) && a.id > b.id);

/** The newest check of the person's today, whatever it was for and wherever it was made: that is how they are. */
export const newestToday = (
  checks: readonly EnergyCheck[],
  isToday: (at: string) => boolean,
): EnergyCheck | null => {
  let newest: EnergyCheck | null = null;
  for (const check of checks) {
    if ((newest === null || isNewer(check, newest)) && isToday(check.at)) newest = check;
  }
  return newest;
};

interface Tap {
  readonly id: string;
  readonly now: number;
  /** Of the person's own clock. */
  readonly hour: number;
  /** Midnight makes a new answer of it. */
  readonly isToday: (at: string) => boolean;
}

/**
 * What one tap writes: a new check, or a change to the one of a few minutes ago; null when that says the same already.
 * Afterwards it is the newest.
 */
export const checkInChange = (checks: readonly EnergyCheck[], energy: Energy, tap: Tap): Change | null => {
  const newest = newestToday(checks, tap.isToday);
  const since = newest === null ? Number.POSITIVE_INFINITY : tap.now - timeOf(newest);
  // What stands before or after a session is a log and stays as it was said.
  if (newest?.moment === 'check-in' && since < changeOfMindMinutes * 60_000) {
    return newest.energy === energy ? null : { kind: 'energyChecks', id: newest.id, fields: { energy } };
  }
  // Another device's clock may be ahead; the last word is still the last.
  const at = newest === null ? tap.now : Math.max(tap.now, timeOf(newest) + 1);
  return {
    kind: 'energyChecks',
    id: tap.id,
    fields: {
      at: new Date(at).toISOString(),
      hour: tap.hour,
      energy,
      moment: 'check-in',
      taskId: null,
      focusId: null,
    },
  };
};
