import type { ServerFunction } from '../function-context.ts';
import { FunctionError } from '../function-error.ts';
import type { RecordStreams } from './record-streams.ts';

/** A stream of server-sent events that says when the caller's own records have changed, on whatever device. */
export function recordChanges(streams: RecordStreams): ServerFunction {
  return async (_request, { actor, userId, db }) => {
    const stillSignedIn = async (): Promise<boolean> => {
      await db.tx(actor, (query) => query('select 1'));
      return true;
    };
    await stillSignedIn();
    const exp = actor.claims['exp'];
    const body = streams.open({
      userId,
      stillSignedIn,
      expiresAt: typeof exp === 'number' ? exp * 1000 : Date.now(),
    });
    if (body === undefined) {
      throw new FunctionError(429, 'too_many_streams', 'Too many pages are listening', {
        headers: { 'retry-after': '60' },
      });
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
}
