import type { Query } from '#server/engine/database/database.ts';
import type { BuildContext } from '#server/engine/rest/build/build-field.ts';
import type { ReadPlan, ResultRow } from '#server/engine/rest/build/build-read.ts';
import { buildEstimate, buildRead, csvHeader, estimateAbove } from '#server/engine/rest/build/build-read.ts';
import { closestName } from '#server/engine/rest/schema/closest-name.ts';
import { appliedPreferences } from '#server/engine/rest/request/preferences.ts';
import { notSingular, unknownTable } from '#server/engine/rest/rest-error.ts';
import type { Answer, RestEngine, RestRequest } from '#server/engine/rest/request/rest-request.ts';
import { readTree } from '#server/engine/rest/build/read-tree.ts';
import { contentLocation } from '#server/engine/rest/response/content-location.ts';
import { combineRange, contentRange, rangeStatus } from '#server/engine/rest/request/row-range.ts';
import { isSameRead } from './known-read.ts';
import type { KnownRead } from './known-read.ts';
import { runStatement } from './run-statement.ts';
import type { Relation, Schema } from '#server/engine/rest/schema/schema.ts';
import { Parameters, quoteQualified } from '#server/engine/rest/build/statement.ts';

export const findRelation = (schema: Schema, schemaName: string, name: string): Relation => {
  const relations = schema.relations.get(schemaName);
  const relation = relations?.get(name);
  if (relation === undefined) {
    throw unknownTable(schemaName, name, closestName(name, relations?.keys() ?? []));
  }
  return relation;
};

export const relationContext = (schema: Schema, relation: Relation): BuildContext => {
  const { schema: schemaName, name, columns } = relation;
  const source = { schemaName, name, alias: name, columns, relation };
  return { schema, source, parameters: new Parameters() };
};

export const readTable = async (
  engine: RestEngine,
  schema: Schema,
  request: RestRequest,
  name: string,
): Promise<Answer> => {
  const relation = findRelation(schema, request.schemaName, name);
  const from = quoteQualified(relation);
  const known = engine.knownReads.get(request.query);
  const { plan, statement, location } =
    known !== undefined && isSameRead(known, schema, relation, request)
      ? known
      : prepare(engine, schema, relation, request);
  const header = request.format.kind === 'csv' ? csvHeader(statement.outputs) : undefined;
  const finish = async (row: ResultRow, query: Query): Promise<Answer> => {
    const estimate = (): Promise<number> => planRows(query, relationContext(schema, relation), plan, from);
    const answer = readAnswer(request, plan, row, await countTotal(plan, row, estimate), header);
    return { ...answer, headers: { ...answer.headers, 'Content-Location': location } };
  };
  return runStatement(engine, schema, request, statement, finish, false);
};

const prepare = (engine: RestEngine, schema: Schema, relation: Relation, request: RestRequest): KnownRead => {
  const plan = readPlan(request, engine.maxRows);
  const { method, format, rangeHeader, preferences } = request;
  const known = {
    schema,
    relation,
    asked: { method, format, rangeHeader, preferences },
    plan,
    statement: buildRead(relationContext(schema, relation), plan, quoteQualified(relation)),
    location: contentLocation(relation.name, request.search),
  };
  engine.knownReads.set(request.query, known);
  return known;
};

export const readPlan = (request: RestRequest, maxRows: number): ReadPlan => {
  const root = readTree(request.query, maxRows);
  const asked = combineRange(root.range, request.rangeHeader);
  return {
    ...root,
    range: { offset: asked.offset, limit: Math.min(asked.limit ?? maxRows, maxRows) },
    format: request.method === 'HEAD' ? undefined : request.format,
    count: request.preferences.count,
  };
};

export const readAnswer = (
  request: RestRequest,
  plan: ReadPlan,
  row: ResultRow,
  total: number | undefined,
  header: string | undefined,
): Answer => {
  const { offset } = plan.range;
  if (request.format.kind === 'object' && row.rows !== 1) throw notSingular(row.rows);
  return {
    status: rangeStatus(offset, row.rows, total),
    headers: {
      'Content-Type': request.format.contentType,
      'Content-Range': contentRange(offset, row.rows, total),
      ...appliedPreferences(request.preferences, ['count', 'tx', 'handling', 'timezone']),
    },
    body: header === undefined ? (row.body ?? 'null') : [header, row.body ?? ''].join('\n'),
  };
};

const countTotal = async (
  plan: ReadPlan,
  row: ResultRow,
  estimate: () => Promise<number>,
): Promise<number | undefined> => {
  if (plan.count === undefined) return undefined;
  if (plan.count === 'planned') return estimate();
  const counted = Number(row.total);
  return plan.count === 'estimated' && counted > estimateAbove
    ? Math.max(counted, await estimate())
    : counted;
};

const planRows = async (
  query: Query,
  context: BuildContext,
  plan: ReadPlan,
  from: string,
): Promise<number> => {
  const { text, values } = buildEstimate(context, plan, from);
  const result = await query<{ 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] }>(text, values);
  return result.rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
};
