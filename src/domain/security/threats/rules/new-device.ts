import { ofKind } from '../trace.ts';
import type { Rule } from '../trace.ts';

/**
 * A sign-in on a device that this account was never used on, or by a client that tells of none. The first device of all is not
 * new: there is nothing to compare it with, and nobody to ask.
 */
export const newDevice: Rule = (trace) => {
  const last = ofKind(trace, 'sign_in').at(-1);
  if (last === undefined) return undefined;
  const isFirst = trace.knownDevices.length === 0 && trace.trustedDevices.length === 0;
  const { deviceId } = last;
  const isKnown =
    deviceId !== null && (trace.knownDevices.includes(deviceId) || trace.trustedDevices.includes(deviceId));
  if (isFirst || isKnown) return undefined;
  return {
    rule: 'new_device',
    sessionId: last.sessionId,
    deviceId,
    facts: {
      device: last.device,
      country: last.place.country,
      region: last.place.region ?? null,
      city: last.place.city ?? null,
    },
    mark: last.sessionId,
  };
};
