import { ofKind } from '../trace.ts';
import type { Rule } from '../trace.ts';

/** A sign-in from a country that none of the earlier ones came from. Needs a country, then and now. */
export const newCountry: Rule = (trace) => {
  const signIns = ofKind(trace, 'sign_in');
  const last = signIns.at(-1);
  const country = last?.place.country ?? null;
  if (last === undefined || country === null) return undefined;
  const earlier = signIns
    .slice(0, -1)
    .map(({ place }) => place.country)
    .filter((known) => known !== null);
  const before = earlier.at(-1);
  if (before === undefined || earlier.includes(country)) return undefined;
  return {
    rule: 'new_country',
    sessionId: last.sessionId,
    deviceId: last.deviceId,
    facts: { country, before, device: last.device },
    mark: last.sessionId,
  };
};
