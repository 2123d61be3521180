import { Hono } from 'hono';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { SessionEndedError } from '#server/engine/database/database.ts';
import type { Actor, Database } from '#server/engine/database/database.ts';
import type { Identify } from '#server/engine/identify/identify.ts';
import { allowedMethods, everyMethod } from './endpoints/allowed-methods.ts';
import { callFunction } from './endpoints/call-function.ts';
import { describeSchema } from './endpoints/describe-schema.ts';
import { createHeavyReadCheck } from './endpoints/heavy-reads.ts';
import { loadSchema } from './schema/load-schema.ts';
import { readTable } from './endpoints/read-table.ts';
import { simpleError, UnknownNameError } from './rest-error.ts';
import type { RestError } from './rest-error.ts';
import type { Answer, RestEngine, RestRequest } from './request/rest-request.ts';
import { createKnownQueries } from './request/known-queries.ts';
import { readRequest } from './request/rest-request.ts';
import { allowResponse, restErrorResponse, toResponse, toRestError } from './response/rest-response.ts';
import { failureOf, outcomeOf } from './rest-outcome.ts';
import type { RestOutcome } from './rest-outcome.ts';
import { createSchemaCache } from './schema/schema-cache.ts';
import type { SchemaCache } from './schema/schema-cache.ts';
import type { Schema } from './schema/schema.ts';
import { createStatementNames } from './build/statement-names.ts';
import { writeTable } from './endpoints/write-table.ts';

export interface RestServiceDeps {
  readonly db: Database;
  readonly identify: Identify;
  readonly schemas: readonly string[];
  /** Rows one answer holds at most, like PostgREST's db-max-rows. */
  readonly maxRows?: number;
  /** Whether an update or a delete without a filter is refused. */
  readonly filteredWrites?: boolean;
  /** Calls back when the database says that its schema changed. */
  readonly onSchemaChange?: (callback: () => void) => void;
  /** Told of a token whose session has ended. */
  readonly onEndedSession?: (context: Context, actor: Actor) => void;
  /** Told what came of a request for a table or a procedure. */
  readonly onOutcome?: (context: Context, outcome: RestOutcome) => void;
  /** Told of what is answered with a bare 500, and of a schema that could not be read. */
  readonly onError?: (error: unknown) => void;
}

type Handle = (engine: RestEngine, schema: Schema, request: RestRequest) => Promise<Answer>;

export const createRestService = (deps: RestServiceDeps): Hono => {
  const engine: RestEngine = {
    db: deps.db,
    schemas: deps.schemas,
    maxRows: deps.maxRows ?? 1000,
    filteredWrites: deps.filteredWrites ?? true,
    checkHeavyRead: createHeavyReadCheck(),
    readQuery: createKnownQueries(),
    knownReads: new WeakMap(),
    nameStatement: createStatementNames(),
  };
  const cache = createSchemaCache(() => loadSchema(deps.db, deps.schemas));
  deps.onSchemaChange?.(() => {
    cache.reload().catch((error: unknown) => deps.onError?.(error));
  });

  /** Finds out who asks, and turns whatever goes wrong into an answer. */
  const guarded = async (context: Context, run: (actor: Actor) => Promise<Response>): Promise<Response> => {
    let actor: Actor | undefined;
    try {
      actor = await deps.identify(context.req.raw);
      return await run(actor);
    } catch (error) {
      if (actor !== undefined && error instanceof SessionEndedError) deps.onEndedSession?.(context, actor);
      const isAnonymous = actor === undefined || actor.role === 'anon';
      return restErrorResponse(toRestError(error, isAnonymous, deps.onError));
    }
  };
  const serve = (context: Context, isCall: boolean, place: string, handle: Handle): Promise<Response> =>
    guarded(context, async (actor) => {
      const asked = { actor, place, isCall, method: context.req.method };
      let request: RestRequest | undefined;
      try {
        const read = await readRequest(context, actor, engine, isCall);
        request = read;
        const answer = await withFreshSchema(deps, cache, (schema) => handle(engine, schema, read));
        deps.onOutcome?.(context, outcomeOf(asked, request, answer));
        return toResponse(answer, deps.schemas.length > 1 ? { 'Content-Profile': read.schemaName } : {});
      } catch (error) {
        deps.onOutcome?.(context, failureOf(asked, request, error));
        throw error;
      }
    });
  const root = (context: Context): Promise<Response> =>
    guarded(context, async (actor) =>
      toResponse(await describeSchema(engine, await currentSchema(deps, cache), actor, context)),
    );

  const app = new Hono();
  app.options('/*', (context) => {
    // A browser asks before it sends any key.
    if (context.req.header('access-control-request-method') !== undefined) return allowResponse(everyMethod);
    return guarded(context, async () => {
      const schema = await currentSchema(deps, cache);
      const profile = context.req.header('accept-profile');
      return allowResponse(allowedMethods(schema, deps.schemas, profile, pathOf(context)));
    });
  });
  app.all('/rpc/:function', (context) =>
    serve(context, true, context.req.param('function'), (_, schema, request) => {
      if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
        throw simpleError(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`);
      }
      return callFunction(engine, schema, request, context.req.param('function'));
    }),
  );
  app.all('/:table', (context) =>
    serve(context, false, context.req.param('table'), (_, schema, request) =>
      handleTable(engine, schema, request, context.req.param('table')),
    ),
  );
  app.all('/*', (context) => {
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
    return isRead && pathOf(context) === '' ? root(context) : restErrorResponse(noResource(context));
  });
  return app;
};

const noResource = (context: Context): RestError =>
  pathOf(context) === ''
    ? simpleError(405, 'PGRST117', `Unsupported HTTP method: ${context.req.method}`)
    : simpleError(404, 'PGRST125', 'Invalid path specified in request URL');

/** What follows the place where the service is mounted, without a slash at either end. */
const pathOf = (context: Context): string => {
  const mounted = routePath(context).replace(/\/\*?$/u, '');
  return context.req.path.slice(mounted.length).replaceAll(/^\/|\/$/gu, '');
};

const handleTable = (
  engine: RestEngine,
  schema: Schema,
  request: RestRequest,
  table: string,
): Promise<Answer> => {
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return readTable(engine, schema, request, table);
    case 'POST':
    case 'PUT':
    case 'PATCH':
    case 'DELETE':
      return writeTable(engine, schema, request, request.method, table);
    default:
      throw simpleError(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`);
  }
};

const currentSchema = async (deps: RestServiceDeps, cache: SchemaCache): Promise<Schema> => {
  try {
    return await cache.current();
  } catch (error) {
    deps.onError?.(error);
    throw simpleError(503, 'PGRST002', 'Could not query the database for the schema cache. Retrying.');
  }
};

/** A name the cache does not know may be new in the database: look once more before refusing it. */
const withFreshSchema = async (
  deps: RestServiceDeps,
  cache: SchemaCache,
  run: (schema: Schema) => Promise<Answer>,
): Promise<Answer> => {
  const schema = await currentSchema(deps, cache);
  try {
    return await run(schema);
  } catch (error) {
    if (!(error instanceof UnknownNameError)) throw error;
    const fresh = await cache.refreshAfterMiss();
    if (fresh === undefined) throw error;
    return run(fresh);
  }
};
