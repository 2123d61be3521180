import { minuteMs, thresholds } from '../thresholds.ts';
import { ofKind } from '../trace.ts';
import type { Rule } from '../trace.ts';

const { failures, withinMinutes, lagMs } = thresholds.failuresBeforeSuccess;

/** Somebody tried and tried, and then it worked. Tries that came before an earlier sign-in belong to that one. */
export const failuresBeforeSuccess: Rule = (trace) => {
  const [before, last] = [undefined, ...ofKind(trace, 'sign_in')].slice(-2);
  if (last === undefined) return undefined;
  const since = Math.max(before?.at ?? 0, last.at - withinMinutes * minuteMs);
  const tries = ofKind(trace, 'failure').filter(({ at }) => at >= since && at <= last.at + lagMs);
  const [first] = tries;
  if (first === undefined || tries.length < failures) return undefined;
  return {
    rule: 'failures_before_success',
    sessionId: last.sessionId,
    deviceId: last.deviceId,
    facts: {
      failures: tries.length,
      minutes: Math.ceil(Math.max(0, last.at - first.at) / minuteMs),
      device: last.device,
    },
    mark: last.sessionId,
  };
};
