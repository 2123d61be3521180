import { type MeteredFeature, meters, type Period, unlimited } from '#domain/licence/tiers.ts';

/** More than anybody asks for at once; keeps a slip of the keyboard from filling a counter. */
export const largestAmount = 1000;

// A byte of a gigabyte. Whole numbers of these add up exactly, which 0.1 + 0.2 does not.
const perUnit = 1e9;
const exact = (amount: number): number => Math.round(amount * perUnit);

/** Spec 1 §6: allowed while usage is below the limit. */
export const isBelowLimit = (limit: number, used: number): boolean =>
  limit === unlimited || exact(used) < exact(limit);

/** The same for more than one unit at once: all of it fits, or nothing is taken. */
export const hasRoomFor = (limit: number, used: number, amount: number): boolean =>
  limit === unlimited || exact(used) + exact(amount) <= exact(limit);

/** Never below zero: a smaller tier may find more in use than it holds. */
export const remainingOf = (limit: number, used: number): number =>
  limit === unlimited ? unlimited : Math.max(0, exact(limit) - exact(used)) / perUnit;

export const isAmount = (feature: MeteredFeature, amount: number): boolean => {
  const steps = exact(amount) / exact(meters[feature].step);
  return steps > 0 && Number.isInteger(steps) && amount <= largestAmount;
};

/** How much of the limit is in use, from 0 to 1; null where there is no limit to measure against. */
export const usedPart = (limit: number, used: number): number | null => {
  if (limit === unlimited) return null;
  return limit === 0 ? 1 : Math.min(1, used / limit);
};

// Totals have one period, which began before anything was counted.
const always = new Date(0);

export const periodStart = (period: Period, at: Date): Date =>
  period === 'month' ? new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1)) : always;

export const resetsAt = (period: Period, at: Date): Date | null =>
  period === 'month' ? new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)) : null;
