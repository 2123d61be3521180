import { leastDistanceKm } from '../distance.ts';
import { minuteMs, thresholds } from '../thresholds.ts';
import { ofKind } from '../trace.ts';
import type { RoughPlace, Rule } from '../trace.ts';

const { withinMinutes, leastKm } = thresholds.twoPlaces;

/** Far apart where both are on the map; otherwise, another country. */
const areApart = (a: RoughPlace, b: RoughPlace): boolean => {
  const km = leastDistanceKm(a, b);
  if (km !== undefined) return km >= leastKm;
  return a.country !== null && b.country !== null && a.country !== b.country;
};

/** One session in two places at once: somebody else holds its token. */
export const twoPlaces: Rule = (trace) => {
  const seen = ofKind(trace, 'seen');
  const last = seen.at(-1);
  if (last === undefined) return undefined;
  const other = seen.findLast(
    ({ sessionId, at, place }) =>
      sessionId === last.sessionId && last.at - at <= withinMinutes * minuteMs && areApart(place, last.place),
  );
  if (other === undefined) return undefined;
  return {
    rule: 'two_places',
    sessionId: last.sessionId,
    deviceId: null,
    facts: {
      from: other.place.country,
      to: last.place.country,
      minutes: Math.round((last.at - other.at) / minuteMs),
    },
    mark: last.sessionId,
  };
};
