import { leastDistanceKm } from '../distance.ts';
import { minuteMs, thresholds } from '../thresholds.ts';
import { ofKind } from '../trace.ts';
import type { Rule } from '../trace.ts';

const { kmPerHour, leastKm } = thresholds.impossibleTravel;

/** Two sign-ins, one after the other, further apart than anybody travels in that time. */
export const impossibleTravel: Rule = (trace) => {
  const signIns = ofKind(trace, 'sign_in');
  const last = signIns.at(-1);
  const before = signIns.slice(0, -1).findLast(({ place }) => place.latitude !== null);
  if (before === undefined || last === undefined) return undefined;
  const kilometres = leastDistanceKm(before.place, last.place);
  const minutes = Math.max(0, last.at - before.at) / minuteMs;
  if (kilometres === undefined || kilometres < leastKm || kilometres < (kmPerHour * minutes) / 60) {
    return undefined;
  }
  return {
    rule: 'impossible_travel',
    sessionId: last.sessionId,
    deviceId: last.deviceId,
    facts: {
      from: before.place.country,
      to: last.place.country,
      kilometres: Math.round(kilometres / 10) * 10,
      minutes: Math.round(minutes),
      device: last.device,
    },
    mark: last.sessionId,
  };
};
