import { Hono } from 'hono';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { Actor, Database } from '#server/engine/database/database.ts';
import { SessionEndedError } from '#server/engine/database/database.ts';
import { InvalidTokenError } from '#server/engine/identify.ts';
import type { Identify } from '#server/engine/identify.ts';
import { callFunction } from './call-function.ts';
import { loadSchema } from './load-schema.ts';
import { fromDatabaseError } from './postgres-error.ts';
import { readTable } from './read-table.ts';
import { RestError, simpleError, UnknownNameError } from './rest-error.ts';
import type { Answer, RestEngine, RestRequest } from './rest-request.ts';
import { readRequest } from './rest-request.ts';
import { createSchemaCache } from './schema-cache.ts';
import type { SchemaCache } from './schema-cache.ts';
import type { Schema } from './schema.ts';
import { createStatementNames } from './statement-names.ts';
import { writeTable } from './write-table.ts';

export interface RestServiceDeps {
  readonly db: Database;
  readonly identify: Identify;
  readonly schemas: readonly string[];
  /** Rows one answer holds at most, like PostgREST's db-max-rows. */
  readonly maxRows?: number;
  /** Calls back when the database says that its schema changed. */
  readonly onSchemaChange?: (callback: () => void) => void;
  /** Told of what is answered with a bare 500, and of a schema that could not be read. */
  readonly onError?: (error: unknown) => void;
}

type Handle = (engine: RestEngine, schema: Schema, request: RestRequest) => Promise<Answer>;

export function createRestService(deps: RestServiceDeps): Hono {
  const engine: RestEngine = {
    db: deps.db,
    schemas: deps.schemas,
    maxRows: deps.maxRows ?? 1000,
    nameStatement: createStatementNames(),
  };
  const cache = createSchemaCache(() => loadSchema(deps.db, deps.schemas));
  deps.onSchemaChange?.(() => {
    cache.reload().catch((error: unknown) => deps.onError?.(error));
  });

  const serve = async (context: Context, isCall: boolean, handle: Handle): Promise<Response> => {
    let actor: Actor | undefined;
    try {
      actor = await deps.identify(context.req.raw);
      const request = await readRequest(context, actor, deps.schemas, isCall);
      const answer = await withFreshSchema(deps, cache, (schema) => handle(engine, schema, request));
      const profile = deps.schemas.length > 1 ? { 'Content-Profile': request.schemaName } : {};
      return new Response(answer.body, { status: answer.status, headers: { ...answer.headers, ...profile } });
    } catch (error) {
      return errorResponse(toRestError(deps, error, actor === undefined || actor.role === 'anon'));
    }
  };

  const app = new Hono();
  app.options('/*', () => new Response(null, { status: 200, headers: { Allow: allowed } }));
  app.all('/rpc/:function', (context) =>
    serve(context, true, (_, schema, request) => {
      if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
        throw simpleError(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`);
      }
      return callFunction(engine, schema, request, context.req.param('function'));
    }),
  );
  app.all('/:table', (context) =>
    serve(context, false, (_, schema, request) =>
      handleTable(engine, schema, request, context.req.param('table')),
    ),
  );
  app.all('/*', (context) => errorResponse(noResource(context)));
  return app;
}

/** The root would describe the whole schema to anyone, so it does not. */
function noResource(context: Context): RestError {
  const root = routePath(context).replace(/\/\*$/u, '');
  return context.req.path.replace(/\/$/u, '') === root
    ? simpleError(404, 'PGRST126', 'Root endpoint metadata is disabled')
    : simpleError(404, 'PGRST125', 'Invalid path specified in request URL');
}

const allowed = 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE';

function handleTable(
  engine: RestEngine,
  schema: Schema,
  request: RestRequest,
  table: string,
): Promise<Answer> {
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
}

/** A name the cache does not know may be new in the database: look once more before refusing it. */
async function withFreshSchema(
  deps: RestServiceDeps,
  cache: SchemaCache,
  run: (schema: Schema) => Promise<Answer>,
): Promise<Answer> {
  let schema: Schema;
  try {
    schema = await cache.current();
  } catch (error) {
    deps.onError?.(error);
    throw simpleError(503, 'PGRST002', 'Could not query the database for the schema cache. Retrying.');
  }
  try {
    return await run(schema);
  } catch (error) {
    if (!(error instanceof UnknownNameError)) throw error;
    const fresh = await cache.refreshAfterMiss();
    if (fresh === undefined) throw error;
    return run(fresh);
  }
}

function toRestError(deps: RestServiceDeps, error: unknown, isAnonymous: boolean): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof InvalidTokenError) return tokenError(error);
  if (error instanceof SessionEndedError) return unauthorized('PGRST301', 'Session ended');
  const known = fromDatabaseError(error, isAnonymous);
  if (known !== undefined && known.status < 500) return known;
  deps.onError?.(error);
  return known ?? simpleError(500, 'XX000', 'Internal server error');
}

function tokenError({ reason }: InvalidTokenError): RestError {
  if (reason === 'missing') {
    return new RestError(401, {
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    });
  }
  return reason === 'expired'
    ? unauthorized('PGRST303', 'JWT expired')
    : unauthorized('PGRST301', 'JWSError JWSInvalidSignature');
}

function unauthorized(code: string, message: string): RestError {
  return new RestError(
    401,
    { code, message, details: null, hint: null },
    { 'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  );
}

function errorResponse({ status, body, headers }: RestError): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(body.code === undefined ? {} : { 'Proxy-Status': `PostgREST; error=${body.code}` }),
      ...headers,
    },
  });
}
