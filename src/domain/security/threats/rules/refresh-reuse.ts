import { ofKind } from '../trace.ts';
import type { Rule } from '../trace.ts';

/**
 * A key that opens the next hour of a session was used a second time. The identity service has told an answer that was lost
 * from a copy already, and ended the session: what arrives here is a copy.
 */
export const refreshReuse: Rule = (trace) => {
  const last = ofKind(trace, 'reuse').at(-1);
  if (last === undefined) return undefined;
  return {
    rule: 'refresh_reuse',
    sessionId: last.sessionId,
    deviceId: null,
    facts: {},
    mark: last.sessionId,
  };
};
