import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { clientAddress } from '#server/engine/auth/site.ts';
import type { Database } from '#server/engine/database/database.ts';
import type { Identify } from '#server/engine/identify.ts';
import type { ServerFunction } from './function-context.ts';
import { asFunctionError, errorResponse, FunctionError, notSignedIn } from './function-error.ts';
import { recordChanges } from './record-changes/record-changes.ts';
import type { RecordStreams } from './record-changes/record-streams.ts';
import { sessionManagement } from './session-management/session-management.ts';

const MAXIMUM_BODY = 64 * 1024;

interface Callable {
  readonly method: 'GET' | 'POST';
  readonly run: ServerFunction;
}

/** Supabase's way of calling functions, for mounting at /functions/v1. Each is for signed-in people. */
export function createFunctionsService(deps: {
  readonly db: Pick<Database, 'tx'>;
  readonly identify: Identify;
  readonly trustedProxies: number;
  readonly logError: (message: string, cause: unknown) => void;
  readonly streams: RecordStreams;
}): Hono {
  const app = new Hono();
  const functions: ReadonlyMap<string, Callable> = new Map([
    ['session-management', { method: 'POST', run: sessionManagement }],
    ['record-changes', { method: 'GET', run: recordChanges(deps.streams) }],
  ]);

  app.onError((error, c) => {
    const known = asFunctionError(error);
    if (known.status >= 500) deps.logError(`${c.req.method} ${c.req.path} failed`, known.cause ?? known);
    return errorResponse(known);
  });
  app.use(
    bodyLimit({
      maxSize: MAXIMUM_BODY,
      onError: () => {
        throw new FunctionError(413, 'too_large', 'The body has more than 64 KB');
      },
    }),
  );

  app.all('/:name', async (c) => {
    const called = functions.get(c.req.param('name'));
    if (called === undefined) throw notFound();
    const { method, run } = called;
    if (c.req.method !== method) {
      throw new FunctionError(405, 'method_not_allowed', `This function is called by ${method}`, {
        headers: { allow: method },
      });
    }
    const actor = await deps.identify(c.req.raw);
    const userId = actor.claims['sub'];
    if (actor.role !== 'authenticated' || typeof userId !== 'string') {
      throw notSignedIn('This function needs the token of a signed-in person');
    }
    const address = clientAddress(c, deps.trustedProxies);
    return run(c.req.raw, { actor, userId, db: deps.db, address });
  });
  app.all('*', () => {
    throw notFound();
  });
  return app;
}

function notFound(): FunctionError {
  return new FunctionError(404, 'not_found', 'There is no such function');
}
