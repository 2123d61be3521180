import type { ReadNode } from '#server/engine/rest/build/read-node.ts';
import type { BuiltRead, ResultRow } from '#server/engine/rest/build/build-read.ts';
import { csvHeader } from '#server/engine/rest/build/build-read.ts';
import type { WriteAnswer } from '#server/engine/rest/build/build-write.ts';
import { buildDelete, buildInsert, buildUpdate } from '#server/engine/rest/build/build-write.ts';
import { shapePayload } from '#server/engine/rest/request/payload.ts';
import { appliedPreferences, checkAffected, mostAffected } from '#server/engine/rest/request/preferences.ts';
import type { Preferences } from '#server/engine/rest/request/preferences.ts';
import type { Condition } from '#server/engine/rest/parse/query-ast.ts';
import { findRelation, relationContext } from './read-table.ts';
import { notSingular, simpleError } from '#server/engine/rest/rest-error.ts';
import type { Answer, RestEngine, RestRequest } from '#server/engine/rest/request/rest-request.ts';
import { restLimits } from '#server/limits/rest-limits.ts';
import { readTree } from '#server/engine/rest/build/read-tree.ts';
import { contentRange } from '#server/engine/rest/request/row-range.ts';
import { runStatement } from './run-statement.ts';
import type { Relation, Schema } from '#server/engine/rest/schema/schema.ts';

type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const writeTable = async (
  engine: RestEngine,
  schema: Schema,
  request: RestRequest,
  method: WriteMethod,
  name: string,
): Promise<Answer> => {
  const relation = findRelation(schema, request.schemaName, name);
  const root = readTree(request.query, engine.maxRows);
  const answer = wantedAnswer(request, method, root);
  const statement = buildStatement(schema, request, method, relation, root, answer);
  const header =
    answer.format?.kind === 'csv' && statement !== undefined ? csvHeader(statement.outputs) : undefined;
  const finish = (row: ResultRow): Answer => {
    if (method === 'PUT' && (row.affected ?? row.rows) !== 1) throw keyMismatch();
    if (request.format.kind === 'object' && row.rows !== 1) throw notSingular(row.rows);
    if (method === 'PATCH' || method === 'DELETE') {
      checkAffected(request.preferences, row.affected ?? row.rows);
    }
    return writeAnswer(request, method, relation, row, header);
  };
  // An update that sets nothing writes nothing, and is no error.
  if (statement === undefined) return finish({ rows: 0, body: answer.format === undefined ? null : '[]' });
  if (engine.filteredWrites && root.conditions.length === 0) refuseUnfiltered(method);
  return runStatement(engine, schema, request, statement, finish, suitsAlways(request, method));
};

/** Whether no number of rows would be refused. */
const suitsAlways = ({ format, preferences }: RestRequest, method: WriteMethod): boolean =>
  method !== 'PUT' &&
  format.kind !== 'object' &&
  (method === 'POST' || mostAffected(preferences) === Number.POSITIVE_INFINITY);

/** The code and words of the guard that hosted projects have: a filter that was forgotten must not empty a table. */
const refuseUnfiltered = (method: WriteMethod): void => {
  const verb = { PATCH: 'UPDATE', DELETE: 'DELETE', POST: undefined, PUT: undefined }[method];
  if (verb !== undefined) throw simpleError(400, '21000', `${verb} requires a WHERE clause`);
};

const buildStatement = (
  schema: Schema,
  request: RestRequest,
  method: WriteMethod,
  relation: Relation,
  root: ReadNode,
  answer: WriteAnswer,
): BuiltRead | undefined => {
  const context = relationContext(schema, relation);
  if (method === 'DELETE') return buildDelete(context, relation, root.conditions, answer);
  const shape = shapePayload(
    request.payload,
    request.query.columns,
    request.actor.role === 'anon' ? restLimits.guestPayloadRows : restLimits.payloadRows,
  );
  const payload = request.payload ?? { text: '[]', value: [] };
  const useDefaults = request.preferences.missing === 'default';
  if (method === 'PATCH') {
    if (shape.rows.length === 0 || shape.columns.length === 0) return undefined;
    return buildUpdate(
      context,
      relation,
      { payload, shape, useDefaults, conditions: root.conditions },
      answer,
    );
  }
  if (method === 'POST') {
    const { resolution } = request.preferences;
    const onConflict =
      resolution === undefined
        ? undefined
        : {
            columns: request.query.onConflict ?? relation.primaryKey,
            merge: resolution === 'merge-duplicates',
          };
    return buildInsert(context, relation, { payload, shape, useDefaults, onConflict, onlyWhere: [] }, answer);
  }
  checkPut(relation, root);
  if (!new Set(relation.primaryKey).isSubsetOf(new Set(shape.columns))) throw keyMismatch();
  const onConflict = { columns: relation.primaryKey, merge: true };
  return buildInsert(
    context,
    relation,
    { payload, shape, useDefaults, onConflict, onlyWhere: root.conditions },
    answer,
  );
};

/** PUT names exactly one row: the whole primary key in the URL, and nothing else. */
const checkPut = (relation: Relation, root: ReadNode): void => {
  if (root.range.limit !== undefined || root.range.offset !== 0) {
    throw simpleError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT');
  }
  const named = root.conditions.map(keyOfEquality);
  const key = new Set(relation.primaryKey);
  if (key.size === 0 || named.length !== key.size || !key.isSubsetOf(new Set(named))) {
    throw simpleError(
      405,
      'PGRST105',
      "Filters must include all and only primary key columns with 'eq' operators",
    );
  }
};

const keyMismatch = (): Error =>
  simpleError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)');

const keyOfEquality = (condition: Condition): string | undefined => {
  if (condition.kind !== 'filter' || condition.negated || condition.field.path.length > 0) return undefined;
  const { test } = condition;
  const isEquality = test.kind === 'compare' && test.operator === 'eq' && test.quantifier === undefined;
  return isEquality ? condition.field.name : undefined;
};

const wantedAnswer = (request: RestRequest, method: WriteMethod, root: ReadNode): WriteAnswer => {
  const wanted = request.preferences.return;
  return {
    ...root,
    format: wanted === 'representation' ? request.format : undefined,
    // PostgREST 13 and later: a limit does not bound a write, `max-affected` does.
    range: { offset: 0, limit: undefined },
    location: wanted === 'headers-only' && method === 'POST',
  };
};

const relevant: Readonly<Record<WriteMethod, readonly (keyof Preferences)[]>> = {
  POST: ['resolution', 'missing', 'return', 'count', 'tx', 'handling', 'timezone'],
  PUT: ['return', 'count', 'tx', 'handling', 'timezone'],
  PATCH: ['missing', 'return', 'count', 'tx', 'handling', 'timezone', 'max-affected'],
  DELETE: ['return', 'count', 'tx', 'handling', 'timezone', 'max-affected'],
};

const writeAnswer = (
  request: RestRequest,
  method: WriteMethod,
  relation: Relation,
  row: ResultRow,
  header: string | undefined,
): Answer => {
  // Without a key there is nothing to resolve by, and the rows were plainly inserted.
  const canResolve = (request.query.onConflict ?? relation.primaryKey).length > 0;
  const shows = request.preferences.return === 'representation';
  const total = request.preferences.count === undefined ? undefined : (row.affected ?? row.rows);
  const headers = {
    ...(method === 'PUT'
      ? {}
      : { 'Content-Range': contentRange(0, method === 'PATCH' ? row.rows : 0, total) }),
    ...(shows ? { 'Content-Type': request.format.contentType } : {}),
    ...locationHeader(relation.name, row),
    ...appliedPreferences(
      request.preferences,
      relevant[method].filter((name) => name !== 'resolution' || canResolve),
    ),
  };
  const body = header === undefined ? (row.body ?? 'null') : [header, row.body ?? ''].join('\n');
  return {
    status: writeStatus(request, method, shows, row),
    headers,
    body: shows ? body : null,
    affected: row.affected ?? row.rows,
  };
};

const writeStatus = (request: RestRequest, method: WriteMethod, shows: boolean, row: ResultRow): number => {
  const madeNone = row.inserted !== undefined && (row.inserted ?? 0) <= 0;
  if (method === 'POST') {
    return madeNone && request.preferences.resolution === 'merge-duplicates' ? 200 : 201;
  }
  if (method === 'PUT' && !madeNone) return 201;
  return shows ? 200 : 204;
};

const locationHeader = (table: string, { rows, location }: ResultRow): Record<string, string> => {
  if (rows !== 1 || location === undefined || location === null) return {};
  const key = Object.entries(location).map(([name, value]) => {
    const test = value === null ? 'is.null' : `eq.${encodeURIComponent(String(value))}`;
    return `${encodeURIComponent(name)}=${test}`;
  });
  return { Location: `/${encodeURIComponent(table)}?${key.join('&')}` };
};
