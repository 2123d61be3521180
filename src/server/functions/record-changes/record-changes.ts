import type { ServerFunction } from '../function-context.ts';
import { FunctionError } from '../function-error.ts';
import type { RecordStreams } from './record-streams.ts';

/** A stream of server-sent events that says when the caller's own records have changed, on whatever device. */
export const recordChanges = (streams: RecordStreams): ServerFunction => {
  return async (_request, { actor, userId, db }) => {
    const look = async () => db.tx(actor, (query) => query('select 1'));
    const exp = actor.claims['exp'];
    const body = streams.open({
      userId,
      sessionId: actor.sessionId,
      expiresAt: typeof exp === 'number' ? exp * 1000 : Date.now(),
    });
    if (body === undefined) {
      throw new FunctionError(429, 'too_many_streams', 'Too many pages are listening', {
        headers: { 'retry-after': '60' },
      });
    }
    // Only now: a session that ends in this very moment either is seen here or ends the stream.
    try {
      await look();
    } catch (error) {
      await body.cancel();
      throw error;
    }
    return new Response(body, {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // A proxy that gathers the answer first would hold back every word.
        'x-accel-buffering': 'no',
      },
    });
  };
};
