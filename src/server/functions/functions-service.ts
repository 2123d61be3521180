import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { clientAddress } from '#server/engine/auth/site.ts';
import type { Database } from '#server/engine/database/database.ts';
import type { Identify } from '#server/engine/identify.ts';
import type { ServerFunction } from './function-context.ts';
import { asFunctionError, errorResponse, FunctionError, notSignedIn } from './function-error.ts';
import { sessionManagement } from './session-management/session-management.ts';

const MAXIMUM_BODY = 64 * 1024;

const functions: ReadonlyMap<string, ServerFunction> = new Map([['session-management', sessionManagement]]);

/** Supabase's way of calling functions, for mounting at /functions/v1. Each is for signed-in people, by POST. */
export function createFunctionsService(deps: {
  readonly db: Pick<Database, 'tx'>;
  readonly identify: Identify;
  readonly trustedProxies: number;
  readonly logError: (message: string, cause: unknown) => void;
}): Hono {
  const app = new Hono();

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
    const run = functions.get(c.req.param('name'));
    if (run === undefined) throw notFound();
    if (c.req.method !== 'POST') {
      throw new FunctionError(405, 'method_not_allowed', 'This function is called by POST', {
        headers: { allow: 'POST' },
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
