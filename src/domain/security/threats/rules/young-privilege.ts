import { minuteMs, thresholds } from '../thresholds.ts';
import { ofKind } from '../trace.ts';
import type { Rule } from '../trace.ts';

/** What only an admin can do, done by a session that has just begun, on a device that nobody has called their own. */
export const youngPrivilege: Rule = (trace) => {
  const act = ofKind(trace, 'privileged').find(
    ({ at, startedAt, deviceId }) =>
      at - startedAt < thresholds.youngPrivilege.underMinutes * minuteMs &&
      (deviceId === null || !trace.trustedDevices.includes(deviceId)),
  );
  if (act === undefined) return undefined;
  return {
    rule: 'young_privilege',
    sessionId: act.sessionId,
    deviceId: act.deviceId,
    facts: { action: act.action, minutes: Math.floor(Math.max(0, act.at - act.startedAt) / minuteMs) },
    mark: act.sessionId,
  };
};
