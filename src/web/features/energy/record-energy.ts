import { checkInChange, newestToday } from '#domain/energy/check-in.ts';
import type { EnergyCheck } from '#domain/records/kinds/energy-check.ts';
import type { Energy } from '#domain/records/kinds/energy.ts';
import { dayOf } from '#web/platform/clock/clock.ts';
import { newId } from '#web/platform/new-id.ts';
import type { RecordStore } from '#web/services/records/record-store.ts';

const sameDayAs = (now: Date): ((at: string) => boolean) => {
  const day = dayOf(now);
  return (at) => dayOf(new Date(at)) === day;
};

/** What the records say about the day of `now`; null while they say nothing. */
export const recordedEnergyOn = (checks: readonly EnergyCheck[], now: Date): Energy | null =>
  newestToday(checks, sameDayAs(now))?.energy ?? null;

/** Writes a check-in, or changes the one of a few minutes ago. */
export const recordEnergy = (store: RecordStore, energy: Energy, now: Date): void => {
  const checks = store.all('energyChecks');
  const tap = { id: newId(), now: now.getTime(), hour: now.getHours(), isToday: sameDayAs(now) };
  const change = checkInChange(checks, energy, tap);
  if (change !== null) store.write([change]);
};
