import { thresholds } from './thresholds.ts';
import type { RoughPlace } from './trace.ts';

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The way between two rough places at the least: what rounding may have added is taken off. Undefined: not known. */
export const leastDistanceKm = (a: RoughPlace, b: RoughPlace): number | undefined => {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) {
    return undefined;
  }
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const km = 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
  return Math.max(0, km - thresholds.roughnessKm);
};
