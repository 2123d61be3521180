import { minuteMs, thresholds } from '../thresholds.ts';
import { ofKind } from '../trace.ts';
import type { Rule, Trace } from '../trace.ts';

const { withinMinutes, protectedReads, reads } = thresholds.readBurst;

type Reads = ReturnType<typeof ofKind<'read'>>;

const sum = (counted: Reads): number => counted.reduce((total, { count }) => total + count, 0);

/** The reads of any window of this length that ends with one of them. */
const windowsOf = (trace: Trace): readonly Reads[] => {
  const all = ofKind(trace, 'read');
  return all.map((last) => all.filter(({ at }) => at <= last.at && at > last.at - withinMinutes * minuteMs));
};

/** Somebody takes what they can get: many lists about other people, or very much of anything. */
export const readBurst: Rule = (trace) => {
  for (const window of windowsOf(trace)) {
    const last = window.at(-1);
    const lists = sum(window.filter(({ isProtected }) => isProtected));
    const all = sum(window);
    if (last === undefined || (lists < protectedReads && all < reads)) continue;
    return {
      rule: 'read_burst',
      sessionId: last.sessionId,
      deviceId: null,
      facts: {
        reads: lists >= protectedReads ? lists : all,
        protected: lists >= protectedReads,
        minutes: withinMinutes,
      },
      // Once a day for each sign-in.
      mark: `${last.sessionId ?? 'unknown'} ${new Date(last.at).toISOString().slice(0, 10)}`,
    };
  }
  return undefined;
};
