import { type Energy, energyLabels } from '#domain/records/kinds/energy.ts';
import type { HourEnergy } from '#domain/energy/hourly-profile.ts';

export interface EnergyGuess {
  readonly energy: Energy;
  /** Why, in one sentence a person can disagree with. */
  readonly because: string;
}

/** The level nearest to a mean; halfway counts as the higher one. */
export const nearestEnergy = (mean: number): Energy => {
  if (mean < 1.5) return 'low';
  return mean < 2.5 ? 'medium' : 'high';
};

/** What the energy probably is at an hour; null while nobody can know. */
export const guessAt = (profile: readonly HourEnergy[], hour: number): EnergyGuess | null => {
  const at = profile[hour];
  if (at === undefined || !at.known || at.mean === null) return null;
  const energy = nearestEnergy(at.mean);
  return { energy, because: `Usually ${energyLabels[energy].toLowerCase()} at this hour` };
};
