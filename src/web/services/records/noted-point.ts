import { type PointReason, pointReasons } from '#domain/restore-points/point-reason.ts';
import { localStore } from '#web/platform/browser-storage.ts';

const keyOf = (userId: string): string => `kindling-point-${userId}`;

/**
 * Asks for a restore point before the next changes are sent, with or without a network: the sending makes it first. What
 * waited before it is behind the point too, so the first of two reasons stays.
 */
export const notePoint = (userId: string, why: PointReason): void => {
  if (readNotedPoint(userId) === null) localStore.write(keyOf(userId), why);
};

export const readNotedPoint = (userId: string): PointReason | null => {
  const noted = localStore.read(keyOf(userId));
  return pointReasons.find((reason) => reason === noted) ?? null;
};

export const dropNotedPoint = (userId: string): void => localStore.remove(keyOf(userId));
