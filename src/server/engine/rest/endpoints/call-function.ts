import { accepts, notAcceptable, findFormat } from '#server/engine/rest/request/accept.ts';
import type { CallArguments } from '#server/engine/rest/build/build-call.ts';
import { buildCall, callSource } from '#server/engine/rest/build/build-call.ts';
import type { ResultRow } from '#server/engine/rest/build/build-read.ts';
import { csvHeader } from '#server/engine/rest/build/build-read.ts';
import { chooseFunction } from './choose-function.ts';
import type { JsonObject, Payload } from '#server/engine/rest/request/payload.ts';
import { isObject } from '#server/engine/rest/request/payload.ts';
import { appliedPreferences, checkAffected, mostAffected } from '#server/engine/rest/request/preferences.ts';
import { readAnswer, readPlan } from './read-table.ts';
import { simpleError } from '#server/engine/rest/rest-error.ts';
import type { Answer, RestEngine, RestRequest } from '#server/engine/rest/request/rest-request.ts';
import { runStatement } from './run-statement.ts';
import type { DatabaseFunction, Schema } from '#server/engine/rest/schema/schema.ts';
import { Parameters } from '#server/engine/rest/build/statement.ts';

export const callFunction = async (
  engine: RestEngine,
  schema: Schema,
  request: RestRequest,
  name: string,
): Promise<Answer> => {
  const isPost = request.method === 'POST';
  const body: Payload = request.payload ?? { text: '{}', value: {} };
  const argumentNames = isPost
    ? (request.query.columns ?? Object.keys(firstObject(body.value)))
    : [...new Set(request.query.callArguments.map(([key]) => key))];
  const { fn, takesWholeBody } = chooseFunction(schema, {
    schemaName: request.schemaName,
    name,
    argumentNames,
    isJson: isPost && body.raw === undefined && body.form === undefined && body.isCsv !== true,
    raw: body.raw,
  });
  const media = chooseMedia(request, fn);
  const { handling, 'max-affected': most } = request.preferences;
  if (handling === 'strict' && most !== undefined && !fn.returnsSet) throw notCountable();
  const source = callSource(schema, fn);
  const plan = readPlan(request, engine.maxRows);
  if (media === undefined && fn.returns !== 'rows' && request.format.kind === 'csv') {
    throw notAcceptable(request.accepted);
  }
  const given = givenArguments(request, body, argumentNames, takesWholeBody);
  const context = { schema, source, parameters: new Parameters() };
  const showsNothing = fn.returns === 'void' || (isPost && request.preferences.return === 'minimal');
  // How many rows the planner expects of a function says nothing, so every kind of count is exact here.
  const count = plan.count === undefined ? undefined : ('exact' as const);
  const statement = buildCall(context, fn, given, {
    ...plan,
    count,
    media,
    ...(showsNothing ? { format: undefined } : {}),
  });
  const header =
    media === undefined && request.format.kind === 'csv' ? csvHeader(statement.outputs) : undefined;
  // Whether no number of rows would be refused.
  const suitsAlways =
    request.format.kind !== 'object' &&
    count === undefined &&
    mostAffected(request.preferences) === Number.POSITIVE_INFINITY;
  const finish = (row: ResultRow): Answer => {
    checkAffected(request.preferences, row.rows);
    const total = row.total === undefined || row.total === null ? undefined : Number(row.total);
    if (showsNothing) {
      const headers = appliedPreferences(request.preferences, shownPreferences);
      return { status: 204, headers, body: null };
    }
    if (media !== undefined) return mediaAnswer(request, media, row);
    return readAnswer(request, plan, row, total, header);
  };
  return runStatement(engine, schema, request, statement, finish, suitsAlways);
};

const givenArguments = (
  request: RestRequest,
  body: Payload,
  names: readonly string[],
  takesWholeBody: boolean,
): CallArguments => {
  if (request.method !== 'POST') {
    return { kind: 'query', values: groupArguments(request.query.callArguments) };
  }
  if (takesWholeBody) return { kind: 'whole', text: body.text, isBase64: body.raw === 'bytea' };
  if (body.form !== undefined) {
    return { kind: 'query', values: groupArguments(body.form.filter(([name]) => names.includes(name))) };
  }
  return { kind: 'named', names, text: body.text, isArray: Array.isArray(body.value) };
};

const firstObject = (value: unknown): JsonObject => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return isObject(first) ? first : {};
};

const shownPreferences = ['return', 'count', 'tx', 'handling', 'timezone', 'max-affected'] as const;

/** The type of a function that writes its own media type, if the client takes that. */
const chooseMedia = (
  request: RestRequest,
  { media, returns }: DatabaseFunction,
): DatabaseFunction['media'] => {
  if (media !== undefined && returns === 'scalar') {
    if (media.type === '*/*' || accepts(request.accepted, media.type)) return media;
    throw notAcceptable(request.accepted);
  }
  if (findFormat(request.accepted) === undefined) throw notAcceptable(request.accepted);
  return undefined;
};

const mediaAnswer = (
  request: RestRequest,
  { type, binary }: NonNullable<DatabaseFunction['media']>,
  { body }: ResultRow,
): Answer => {
  const bytes = Uint8Array.from(Buffer.from(body ?? '', binary ? 'base64' : 'utf8'));
  const contentType = type === '*/*' ? 'application/octet-stream' : type;
  return {
    status: 200,
    headers: {
      'Content-Type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
      ...appliedPreferences(request.preferences, ['tx', 'handling', 'timezone']),
    },
    body: bytes,
  };
};

const notCountable = (): Error =>
  simpleError(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  );

const groupArguments = (pairs: readonly (readonly [string, string])[]): Map<string, readonly string[]> => {
  const groups = Map.groupBy(pairs, ([key]) => key);
  return new Map([...groups].map(([key, list]) => [key, list.map(([, value]) => value)]));
};
