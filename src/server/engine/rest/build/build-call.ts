import type { BuildContext, Source } from './build-field.ts';
import type { BuiltRead, ReadPlan } from './build-read.ts';
import { boundedBody, buildBody, buildRead, nothingToLookAt, responseSettings } from './build-read.ts';
import type { DatabaseFunction, FunctionArgument, Schema } from '#server/engine/rest/schema/schema.ts';
import type { Parameters } from './statement.ts';
import { quoteName, quoteQualified } from './statement.ts';

/** Where the arguments come from: named in a JSON body, the whole body as one, or the query string. */
export type CallArguments =
  | {
      readonly kind: 'named';
      readonly names: readonly string[];
      readonly text: string;
      /** Of a list of objects the first one counts. */
      readonly isArray: boolean;
    }
  | { readonly kind: 'whole'; readonly text: string; readonly isBase64: boolean }
  | { readonly kind: 'query'; readonly values: ReadonlyMap<string, readonly string[]> };

export interface CallPlan extends ReadPlan {
  /** A result that is sent as it is instead of as JSON. */
  readonly media?: DatabaseFunction['media'];
}

/** Bytes travel as base64: a text cannot hold them. */
const mediaBody = ({ binary }: NonNullable<CallPlan['media']>): string =>
  binary
    ? `encode(string_agg(page.pgrst_scalar::bytea, ''::bytea), 'base64')`
    : `string_agg(page.pgrst_scalar::text, '')`;

export const callSource = (schema: Schema, fn: DatabaseFunction): Source => {
  const { returnsRelation: returned } = fn;
  const relation =
    returned === undefined ? undefined : schema.relations.get(returned.schema)?.get(returned.name);
  return { schemaName: fn.schema, name: fn.name, alias: fn.name, columns: fn.columns, relation };
};

export const buildCall = (
  context: BuildContext,
  fn: DatabaseFunction,
  given: CallArguments,
  plan: CallPlan,
): BuiltRead => {
  const { reading, call } = buildInvocation(context.parameters, fn, given);
  const alias = quoteName(fn.name);
  if (fn.returns === 'rows') {
    const prefix = `with pgrst_call as (select ${alias}.* from ${reading}${call} as ${alias}) `;
    // One row, not a set of rows: the answer is the object itself.
    const format = fn.returnsSet || plan.format?.kind === 'csv' ? plan.format : asObject(plan.format);
    return buildRead(context, { ...plan, format }, 'pgrst_call', { prefix });
  }
  const format = fn.returnsSet ? plan.format : asObject(plan.format);
  const body = plan.media === undefined ? buildBody(format, 'page.pgrst_scalar') : mediaBody(plan.media);
  const limit = plan.range.limit === undefined ? '' : ` limit ${context.parameters.add(plan.range.limit)}`;
  const offset = plan.range.offset === 0 ? '' : ` offset ${context.parameters.add(plan.range.offset)}`;
  const total = plan.count === undefined ? '' : ', (select count(*) from pgrst_call) as total';
  // In a list of tables a record would have to say its columns; as a value it brings them along.
  const values = fn.returns === 'record' ? `(select ${call})` : call;
  const head =
    `with pgrst_call as (select ${alias}.pgrst_scalar from ${reading}${values} as ${alias}(pgrst_scalar)) ` +
    `select count(*)::int as rows, ${boundedBody(body)}${total}`;
  const tail = ` from (select * from pgrst_call${limit}${offset}) page`;
  return {
    text: `${head}${responseSettings}${tail}`,
    unseen: `${head}${nothingToLookAt(body)}${tail}`,
    values: context.parameters.values,
    outputs: ['pgrst_scalar'],
  };
};

const asObject = (format: ReadPlan['format']): ReadPlan['format'] =>
  format === undefined ? undefined : { ...format, kind: 'object' };

/** `reading` takes the arguments out of a body for the call that follows. */
const buildInvocation = (
  parameters: Parameters,
  fn: DatabaseFunction,
  given: CallArguments,
): { readonly reading: string; readonly call: string } => {
  const name = quoteQualified(fn);
  if (given.kind === 'whole') {
    const text = parameters.add(given.text);
    const value = given.isBase64
      ? `decode(${text}::text, 'base64')`
      : `${text}::${fn.arguments[0]?.type ?? 'json'}`;
    return { reading: '', call: `${name}(${value})` };
  }
  if (given.kind === 'named') {
    const used = fn.arguments.filter((argument) => given.names.includes(argument.name));
    if (used.length === 0) return { reading: '', call: `${name}()` };
    const columns = used.map((argument) => `${quoteName(argument.name)} ${argument.type}`).join(', ');
    const body = `${parameters.add(given.text)}::json${given.isArray ? '->0' : ''}`;
    const list = used.map((argument) => pass(argument, `pgrst_args.${quoteName(argument.name)}`));
    return {
      reading: `json_to_record(${body}) as pgrst_args(${columns}), lateral `,
      call: `${name}(${list.join(', ')})`,
    };
  }
  const list = fn.arguments.flatMap((argument) => {
    const values = given.values.get(argument.name);
    const last = values?.at(-1);
    if (values === undefined || last === undefined) return [];
    const repeated = argument.variadic && !(values.length === 1 && last.startsWith('{'));
    return [pass(argument, `${parameters.add(repeated ? [...values] : last)}::${argument.type}`)];
  });
  return { reading: '', call: `${name}(${list.join(', ')})` };
};

const pass = (argument: FunctionArgument, value: string): string =>
  `${argument.variadic ? 'variadic ' : ''}${quoteName(argument.name)} => ${value}`;
