import type { EnergyCheck } from '#domain/records/kinds/energy-check.ts';
import { energyLevels } from '#domain/records/kinds/energy.ts';

export interface HourEnergy {
  readonly hour: number;
  /** 1 is low, 3 is high; null where neither this hour nor its neighbours ever said anything. */
  readonly mean: number | null;
  /** How often somebody checked in at this hour. */
  readonly count: number;
  /** Often enough to say "usually". */
  readonly known: boolean;
}

const knownFrom = 3;
const hoursOfDay = 24;

const dayMs = 86_400_000;
const halfLifeDays = 30;
// Ten years; below that a weight is still a number.
const oldestDays = 3650;

// Neighbours say something about an hour, together never more than one check of its own would: where there are few
// checks the day is smooth, where there are many each hour stands for itself.
const neighbours = [
  { away: 1, share: 0.5 },
  { away: 2, share: 0.25 },
] as const;
const neighboursAtMost = 1;

interface Sum {
  readonly weight: number;
  readonly level: number;
  readonly count: number;
}

const nothing: Sum = { weight: 0, level: 0, count: 0 };

const weightOf = (check: EnergyCheck, now: number): number => {
  // A device whose clock is ahead did not check in more than now.
  const days = Math.max(0, (now - Date.parse(check.at)) / dayMs);
  return 2 ** (-Math.min(days, oldestDays) / halfLifeDays);
};

const add = (sum: Sum, check: EnergyCheck, now: number): Sum => {
  const weight = weightOf(check, now);
  return {
    weight: sum.weight + weight,
    level: sum.level + weight * energyLevels[check.energy],
    count: sum.count + 1,
  };
};

const around = (sums: readonly Sum[], hour: number): Sum => {
  let weight = 0;
  let level = 0;
  for (const { away, share } of neighbours) {
    for (const other of [hour - away, hour + away]) {
      const sum = sums[(other + hoursOfDay) % hoursOfDay] ?? nothing;
      weight += share * sum.weight;
      level += share * sum.level;
    }
  }
  const scale = weight > neighboursAtMost ? neighboursAtMost / weight : 1;
  return { weight: weight * scale, level: level * scale, count: 0 };
};

// A fixed order: sums of fractions depend on it, and the profile must not.
const inOrder = (a: EnergyCheck, b: EnergyCheck): number => {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return a.id < b.id ? -1 : Number(a.id > b.id);
};

/** The person's day by hours, from every check there is; recent ones count more, half as much after thirty days. */
export const hourlyProfile = (checks: readonly EnergyCheck[], now: number): readonly HourEnergy[] => {
  const sums = Array.from({ length: hoursOfDay }, () => nothing);
  for (const check of checks.toSorted(inOrder)) {
    const own = sums[check.hour];
    if (own !== undefined) sums[check.hour] = add(own, check, now);
  }
  return sums.map((own, hour) => {
    const beside = around(sums, hour);
    const weight = own.weight + beside.weight;
    return {
      hour,
      // The last digit of a division may stray past the ends.
      mean: weight === 0 ? null : Math.min(3, Math.max(1, (own.level + beside.level) / weight)),
      count: own.count,
      known: own.count >= knownFrom,
    };
  });
};
