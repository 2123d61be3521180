import * as z from 'zod/mini';
import { refillLimits } from '#domain/player/refill-queue.ts';

/** When each track last began, in milliseconds since 1970. */
export type HeardTimes = ReadonlyMap<string, number>;

const most = 200;
const stored = z.array(z.tuple([z.string().check(z.maxLength(64)), z.number()]));

const fresh = (times: HeardTimes, now: number): HeardTimes =>
  // A moment that has not come is a clock that was put back.
  new Map([...times].filter(([, at]) => at <= now && now - at < refillLimits.restMs).slice(-most));

/** What was heard within the hour. Anything else that stands there is nothing. */
export const parseHeardTimes = (raw: string | null, now: number): HeardTimes => {
  try {
    const parsed = stored.safeParse(JSON.parse(raw ?? '[]'));
    return fresh(new Map(parsed.success ? parsed.data : []), now);
  } catch {
    return new Map();
  }
};

/** With one that begins now; the newest last. */
export const withHeard = (times: HeardTimes, id: string, now: number): HeardTimes =>
  fresh(new Map([...[...times].filter(([other]) => other !== id), [id, now]]), now);

export const encodeHeardTimes = (times: HeardTimes): string => JSON.stringify([...times]);
