import { guessAt } from '#domain/energy/energy-guess.ts';
import { hourlyProfile } from '#domain/energy/hourly-profile.ts';
import { useThisHour } from '#web/features/energy/use-this-hour.ts';
import { useTodayEnergy } from '#web/features/energy/use-today-energy.ts';
import { useRecords } from '#web/services/records/use-records.ts';

/** Beside the chips while nobody has said anything today: a memory, not a prediction. */
export const EnergyGuessHint = () => {
  const [energy] = useTodayEnergy();
  const checks = useRecords('energyChecks');
  const now = useThisHour();
  if (energy !== null) return null;
  const guess = guessAt(hourlyProfile(checks, now), new Date(now).getHours());
  return guess && <p className="text-muted">{guess.because}</p>;
};
