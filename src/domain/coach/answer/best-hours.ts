import type { HourEnergy } from '#domain/energy/hourly-profile.ts';
import type { BestHours } from './coach-data.ts';

// Below this an hour is not one with much energy, whatever the others are.
const enough = 2;
const mostHours = 3;

/** The stretch of hours with the most energy, from hours that are known; null where too little is. */
export const bestHours = (profile: readonly HourEnergy[]): BestHours | null => {
  const good = profile.flatMap(({ hour, mean, known }) =>
    known && mean !== null && mean >= enough ? [{ hour, mean }] : [],
  );
  const [best] = good.toSorted((a, b) => b.mean - a.mean || a.hour - b.hour);
  if (best === undefined) return null;
  const hours = new Set(good.map(({ hour }) => hour));
  let from = best.hour;
  let to = best.hour + 1;
  while (to - from < mostHours && hours.has(to)) to += 1;
  while (to - from < mostHours && hours.has(from - 1)) from -= 1;
  return { from, to };
};

const hourInWords = (hour: number): string => {
  if (hour % 24 === 0) return 'midnight';
  if (hour === 12) return 'noon';
  return hour < 12 ? `${hour} am` : `${hour - 12} pm`;
};

/** “between 9 am and 11 am” */
export const bestHoursInWords = ({ from, to }: BestHours): string =>
  `between ${hourInWords(from)} and ${hourInWords(to)}`;
