import type { Energy } from '#domain/records/kinds/energy.ts';
import { guessAt } from '#domain/energy/energy-guess.ts';
import { hourlyProfile } from '#domain/energy/hourly-profile.ts';
import { useThisHour } from '#web/features/energy/use-this-hour.ts';
import { useRecords } from '#web/services/records/use-records.ts';

/** What the hour usually brings; null while nobody can know. */
export const useEnergyGuess = (): Energy | null => {
  const checks = useRecords('energyChecks');
  const now = useThisHour();
  return guessAt(hourlyProfile(checks, now), new Date(now).getHours())?.energy ?? null;
};
