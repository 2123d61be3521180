import { buildWhere } from './build-condition.ts';
import type { BuildContext } from './build-field.ts';
import { findColumn } from './build-field.ts';
import type { BuiltRead, ReadPlan } from './build-read.ts';
import { buildRead } from './build-read.ts';
import { findRelationship } from '#server/engine/rest/schema/find-relationship.ts';
import { hasAggregates, namedCounts } from './read-node.ts';
import type { Payload, PayloadShape } from '#server/engine/rest/request/payload.ts';
import type { Condition } from '#server/engine/rest/parse/query-ast.ts';
import { unknownPayloadColumn } from '#server/engine/rest/rest-error.ts';
import type { Column, Relation } from '#server/engine/rest/schema/schema.ts';
import { quoteName, quoteQualified } from './statement.ts';

export interface WriteAnswer extends Omit<ReadPlan, 'conditions' | 'count'> {
  /** The key of the written row, for the `Location` header. */
  readonly location: boolean;
}

export interface InsertPlan {
  readonly payload: Payload;
  readonly shape: PayloadShape;
  readonly useDefaults: boolean;
  readonly onConflict: { readonly columns: readonly string[]; readonly merge: boolean } | undefined;
  /** PUT writes only a row whose key is the one in the URL. */
  readonly onlyWhere: readonly Condition[];
}

export const buildInsert = (
  context: BuildContext,
  relation: Relation,
  plan: InsertPlan,
  answer: WriteAnswer,
): BuiltRead => {
  const columns = payloadColumns(relation, plan.shape.columns);
  const names = columns.map(({ name }) => quoteName(name));
  const merge = plan.onConflict?.merge === true;
  const rows = payloadRows(context, plan, columns);
  const counting = merge ? ` where ${countInserted('+')}` : '';
  const only = buildWhere(context, plan.onlyWhere);
  const filter = only === '' ? counting : `${only}${counting.replace(' where ', ' and ')}`;
  const target = names.length === 0 ? '' : ` (${names.join(', ')})`;
  const write =
    `insert into ${quoteQualified(relation)} as ${quoteName(relation.name)}${target} ` +
    `select ${names.join(', ')} from ${rows} as ${quoteName(relation.name)}${rowType(columns)}${filter}` +
    buildConflict(context, plan, names);
  return answerWrite(context, relation, write, answer, merge ? `, ${insertedCount} as inserted` : '');
};

export const buildUpdate = (
  context: BuildContext,
  relation: Relation,
  plan: {
    readonly payload: Payload;
    readonly shape: PayloadShape;
    readonly useDefaults: boolean;
    readonly conditions: readonly Condition[];
  },
  answer: WriteAnswer,
): BuiltRead => {
  const columns = payloadColumns(relation, plan.shape.columns);
  const body = context.parameters.add(plan.payload.text);
  const given = plan.shape.isArray ? `${body}::json->0` : `${body}::json`;
  const missing = missingDefaults(context, plan, columns);
  const element = missing === undefined ? given : `(${missing} || (${given})::jsonb)::json`;
  const assignments = columns.map(({ name }) => `${quoteName(name)} = pgrst_body.${quoteName(name)}`);
  const where = buildWhere(context, plan.conditions);
  const write =
    `update ${quoteQualified(relation)} as ${quoteName(relation.name)} set ${assignments.join(', ')} ` +
    `from json_to_record(${element}) as pgrst_body${rowType(columns)}${where}`;
  return answerWrite(context, relation, write, answer);
};

export const buildDelete = (
  context: BuildContext,
  relation: Relation,
  conditions: readonly Condition[],
  answer: WriteAnswer,
): BuiltRead => {
  const where = buildWhere(context, conditions);
  const write = `delete from ${quoteQualified(relation)} as ${quoteName(relation.name)}${where}`;
  return answerWrite(context, relation, write, answer);
};

const payloadColumns = (relation: Relation, names: readonly string[]): readonly Column[] =>
  names.map((name) => {
    const column = relation.columns.get(name);
    if (column === undefined) throw unknownPayloadColumn(relation.name, name);
    return column;
  });

const rowType = (columns: readonly Column[]): string => {
  if (columns.length === 0) return '';
  return `(${columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ')})`;
};

const payloadRows = (context: BuildContext, plan: InsertPlan, columns: readonly Column[]): string => {
  const body = context.parameters.add(plan.payload.text);
  const array = plan.shape.isArray ? `${body}::json` : `json_build_array(${body}::json)`;
  if (columns.length === 0) return `json_array_elements(${array})`;
  const missing = missingDefaults(context, plan, columns);
  if (missing === undefined) return `json_to_recordset(${array})`;
  return `json_to_recordset((select json_agg(${missing} || element.value::jsonb) from json_array_elements(${array}) element))`;
};

/** An object of the defaults of what some row leaves out, where they are asked for. */
const missingDefaults = (
  context: BuildContext,
  { shape, useDefaults }: Pick<InsertPlan, 'shape' | 'useDefaults'>,
  columns: readonly Column[],
): string | undefined => {
  const defaults = useDefaults
    ? columns.filter(
        (column) => column.default !== null && shape.rows.some((row) => !Object.hasOwn(row, column.name)),
      )
    : [];
  if (defaults.length === 0) return undefined;
  // One object per column: a call takes a hundred arguments at most.
  return defaults
    .map(
      ({ name, default: value }) =>
        `jsonb_build_object(${context.parameters.add(name)}::text, ${value ?? 'null'})`,
    )
    .join(' || ');
};

const buildConflict = (
  context: BuildContext,
  { onConflict }: InsertPlan,
  names: readonly string[],
): string => {
  if (onConflict === undefined || onConflict.columns.length === 0) return '';
  const keys = onConflict.columns.map((name) => quoteName(findColumn(context.source, name).name));
  const arbiter = keys.join(', ');
  if (!onConflict.merge || names.length === 0) return ` on conflict (${arbiter}) do nothing`;
  // The key is what it was: a row may be merged by whoever may not change its key.
  const changed = names.filter((name) => !keys.includes(name));
  const assignments = (changed.length === 0 ? names : changed).map((name) => `${name} = excluded.${name}`);
  return ` on conflict (${arbiter}) do update set ${assignments.join(', ')} where ${countInserted('-')}`;
};

/**
 * An upsert answers 201 or 200 by whether it made a row. `xmax` would tell, but reading it needs a right to
 * select; a setting of this transaction counts instead: up for each row tried, down for each that was there.
 */
const currentCount = `coalesce(nullif(current_setting('pgrst.inserted', true), ''), '0')::int`;
const insertedCount = currentCount;

const countInserted = (sign: '+' | '-'): string =>
  `set_config('pgrst.inserted', (${currentCount} ${sign} 1)::text, true) <> ''`;

const answerWrite = (
  context: BuildContext,
  relation: Relation,
  write: string,
  answer: WriteAnswer,
  extra = '',
): BuiltRead => {
  const returning = returningList(context, relation, answer);
  const key = relation.primaryKey.map((name) => quoteName(name)).join(', ');
  const location =
    answer.location && key !== ''
      ? ', (select to_json(k) from (select ' + key + ' from pgrst_written limit 1) k) as location'
      : '';
  // Groups and inner joins show other rows than were written.
  const isCut =
    hasAggregates(namedCounts(answer.items, context.source)) ||
    answer.items.some((item) => item.kind === 'embed' && item.join === 'inner');
  const affected =
    answer.format !== undefined && isCut ? ', (select count(*)::int from pgrst_written) as affected' : '';
  return buildRead(
    context,
    { ...answer, conditions: [], ...(answer.format === undefined ? { items: [], order: [] } : {}) },
    'pgrst_written',
    {
      prefix: `with pgrst_written as (${write} returning ${returning}) `,
      extra: `${location}${affected}${extra}`,
    },
  );
};

/** Only what the answer shows: a role that may write and not read can still write. */
const returningList = ({ schema }: BuildContext, relation: Relation, answer: WriteAnswer): string => {
  const alias = quoteName(relation.name);
  const wanted = new Set<string>(answer.location ? relation.primaryKey : []);
  if (answer.format !== undefined) {
    for (const item of answer.items) {
      if (item.kind === 'star') return `${alias}.*`;
      if (item.kind === 'column') wanted.add(item.field.name);
      if (item.kind === 'embed') {
        const relationship = findRelationship(schema, relation, item);
        if (relationship.kind === 'function') return `${alias}.*`;
        for (const [own] of relationship.pairs) wanted.add(own);
      }
    }
    for (const term of answer.order) {
      if (term.relation === undefined) wanted.add(term.field.name);
    }
  }
  // A computed column takes the whole row.
  if ([...wanted].some((name) => !relation.columns.has(name) && relation.computed?.has(name) === true)) {
    return `${alias}.*`;
  }
  const columns = [...wanted].filter((name) => relation.columns.has(name));
  return columns.length === 0 ? '1' : columns.map((name) => `${alias}.${quoteName(name)}`).join(', ');
};
