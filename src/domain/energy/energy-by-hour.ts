import type { HourEnergy } from '#domain/energy/hourly-profile.ts';

/** Fewer than this say nothing about a day. */
export const shapeFrom = 12;

// Means closer than this are the same to somebody who lives through them.
const noticeable = 0.25;

const names: Readonly<Record<number, string>> = { 0: 'midnight', 12: 'noon' };
const nameOf = (hour: number): string => names[hour] ?? String(hour);

const meanOf = ({ mean }: HourEnergy): number => mean ?? 0;

/** The chart in one sentence: the highest and the lowest of the hours one can speak of. */
export const energyByHourInWords = (profile: readonly HourEnergy[]): string => {
  const [first, ...rest] = profile.filter((hour) => hour.known);
  if (first === undefined) {
    return 'A first impression. It gets clearer after three check-ins at the same hour.';
  }
  const highest = rest.reduce((best, hour) => (meanOf(hour) > meanOf(best) ? hour : best), first);
  const lowest = rest.reduce((worst, hour) => (meanOf(hour) < meanOf(worst) ? hour : worst), first);
  if (rest.length === 0) {
    return `Most check-ins are around ${nameOf(first.hour)} so far. Keep checking in to fill in the rest.`;
  }
  if (meanOf(highest) - meanOf(lowest) < noticeable) return 'About the same at every hour so far.';
  return `Usually highest around ${nameOf(highest.hour)}, lowest around ${nameOf(lowest.hour)}.`;
};
