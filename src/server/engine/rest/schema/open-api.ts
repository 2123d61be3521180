import { isToOne, relationshipsOf } from './relationships.ts';
import type { Column, DatabaseFunction, FunctionArgument, Relation, Schema } from './schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** OpenAPI 2.0, in the shape PostgREST writes and its clients read. */
export const openApi = (parts: {
  readonly schema: Schema;
  readonly relations: readonly Relation[];
  readonly functions: readonly DatabaseFunction[];
  readonly host: string;
  readonly scheme: string;
  readonly basePath: string;
}): Json => {
  const { relations, functions } = parts;
  return {
    swagger: '2.0',
    info: {
      title: 'Kindling',
      description: 'Tables and functions of the database, as far as the caller may use them.',
      version: '13.0.0',
    },
    host: parts.host,
    basePath: parts.basePath,
    schemes: [parts.scheme],
    consumes: mediaTypes,
    produces: mediaTypes,
    paths: Object.fromEntries([
      ['/', rootPath],
      ...relations.map((relation) => [`/${relation.name}`, tablePath(relation)]),
      ...functions.map((fn) => [`/rpc/${fn.name}`, functionPath(fn)]),
    ]),
    definitions: Object.fromEntries(relations.map((each) => [each.name, definition(parts.schema, each)])),
    parameters: {
      ...commonParameters,
      ...Object.fromEntries(relations.flatMap(tableParameters)),
    },
  };
};

const mediaTypes = [
  'application/json',
  'application/vnd.pgrst.object+json;nulls=stripped',
  'application/vnd.pgrst.object+json',
  'text/csv',
];

const rootPath: Json = {
  get: {
    tags: ['Introspection'],
    summary: 'OpenAPI description (this document)',
    produces: ['application/openapi+json', 'application/json'],
    responses: { 200: { description: 'OK' } },
  },
};

const query = (name: string, description: string): Json => ({
  name,
  description,
  required: false,
  in: 'query',
  type: 'string',
});
const header = (name: string, description: string, more: Json = {}): Json => ({
  ...query(name, description),
  in: 'header',
  ...more,
});
const returns = ['return=representation', 'return=minimal', 'return=none'];

const commonParameters: Json = {
  preferParams: header('Prefer', 'Preference'),
  preferReturn: header('Prefer', 'Preference', { enum: returns }),
  preferCount: header('Prefer', 'Preference', { enum: ['count=none'] }),
  preferPost: header('Prefer', 'Preference', {
    enum: [...returns, 'resolution=ignore-duplicates', 'resolution=merge-duplicates'],
  }),
  select: query('select', 'Filtering Columns'),
  on_conflict: query('on_conflict', 'On Conflict'),
  order: query('order', 'Ordering'),
  range: header('Range', 'Limiting and Pagination'),
  rangeUnit: header('Range-Unit', 'Limiting and Pagination', { default: 'items' }),
  offset: query('offset', 'Limiting and Pagination'),
  limit: query('limit', 'Limiting and Pagination'),
};

const tableParameters = ({ name, columns }: Relation): [string, Json][] => {
  const body = {
    name,
    description: name,
    required: false,
    in: 'body',
    schema: { $ref: `#/definitions/${name}` },
  };
  return [
    [`body.${name}`, body],
    ...[...columns.values()].map((column): [string, Json] => [
      `rowFilter.${name}.${column.name}`,
      { name: column.name, ...described(column.description), required: false, in: 'query', type: 'string' },
    ]),
  ];
};

const reference = (name: string): Json => ({ $ref: `#/parameters/${name}` });

const tablePath = ({ name, columns, writable, description }: Relation): Json => {
  const filters = [...columns.keys()].map((column) => reference(`rowFilter.${name}.${column}`));
  const common = { tags: [name], ...summarised(description) };
  const shown = ['select', 'order', 'range', 'rangeUnit', 'offset', 'limit', 'preferCount'];
  const get = {
    ...common,
    parameters: [...filters, ...shown.map(reference)],
    responses: {
      200: {
        description: 'OK',
        schema: { type: 'array', items: { $ref: `#/definitions/${name}` } },
      },
      206: { description: 'Partial Content' },
    },
  };
  if (writable?.insert !== true && writable?.update !== true && writable?.delete !== true) return { get };
  const noContent = { 204: { description: 'No Content' } };
  return {
    get,
    post: {
      ...common,
      parameters: [`body.${name}`, 'select', 'preferPost'].map(reference),
      responses: { 201: { description: 'Created' } },
    },
    patch: {
      ...common,
      parameters: [...filters, reference(`body.${name}`), reference('preferReturn')],
      responses: noContent,
    },
    delete: { ...common, parameters: [...filters, reference('preferReturn')], responses: noContent },
  };
};

const functionPath = (fn: DatabaseFunction): Json => {
  const common = {
    tags: [`(rpc) ${fn.name}`],
    ...summarised(fn.description),
    produces: mediaTypes.slice(0, 3),
    responses: { 200: { description: 'OK' } },
  };
  const named = fn.arguments.filter(({ name }) => name !== '');
  const args = {
    type: 'object',
    ...described(fn.description),
    properties: Object.fromEntries(named.map((argument) => [argument.name, typeOf(argument.type)])),
    ...required(named.filter(({ optional }) => !optional)),
  };
  const post = {
    ...common,
    parameters: [{ name: 'args', required: true, in: 'body', schema: args }, reference('preferParams')],
  };
  if (fn.volatile) return { post };
  return { get: { ...common, parameters: named.map(getParameter) }, post };
};

const getParameter = ({ name, type, optional, variadic }: FunctionArgument): Json => {
  const { type: kind = 'string' } = typeOf(type);
  const shape = variadic
    ? { type: 'array', items: typeOf(type.replace(/\[\]$/u, '')), collectionFormat: 'multi' }
    : { type: kind === 'array' ? 'string' : kind, format: type };
  return { name, required: !optional, in: 'query', ...shape };
};

const definition = (schema: Schema, relation: Relation): Json => {
  const columns = [...relation.columns.values()];
  return {
    ...described(relation.description),
    ...required(columns.filter(({ nullable }) => nullable === false)),
    properties: Object.fromEntries(
      columns.map((column) => [column.name, property(schema, relation, column)]),
    ),
    type: 'object',
  };
};

const property = (schema: Schema, relation: Relation, column: Column): Json => {
  const notes = [
    ...(relation.primaryKey.includes(column.name) ? ['This is a Primary Key.<pk/>'] : []),
    ...foreignKeyNote(schema, relation, column.name),
  ];
  const note = notes.length === 0 ? undefined : ['Note:', ...notes].join('\n');
  const description = [column.description, note].filter((part) => typeof part === 'string').join('\n\n');
  const length = /^character(?: varying)?\((\d+)\)$/u.exec(column.type)?.[1];
  return {
    ...defaultOf(column),
    ...described(description === '' ? undefined : description),
    ...(column.values === undefined || column.values === null ? {} : { enum: column.values }),
    ...(length === undefined ? {} : { maxLength: Number(length) }),
    ...typeOf(column.type),
  };
};

const foreignKeyNote = (schema: Schema, relation: Relation, column: string): string[] => {
  const found = relationshipsOf(schema, relation)
    .filter((each) => each.kind === 'key' && isToOne(each) && each.foreignKey.table === relation.name)
    .toSorted((a, b) => Number(a.target.kind === 'view') - Number(b.target.kind === 'view'))
    .find((each) => each.kind === 'key' && each.pairs.length === 1 && each.pairs[0]?.[0] === column);
  if (found?.kind !== 'key') return [];
  const { name } = found.target;
  const other = found.pairs[0]?.[1] ?? '';
  return [`This is a Foreign Key to \`${name}.${other}\`.<fk table='${name}' column='${other}'/>`];
};

const defaultOf = ({ default: text, type }: Column): Json => {
  if (text === null) return {};
  const kind = typeOf(type).type;
  if (kind === 'string') return { default: text.replace(/::[\w\s."[\]]+$/u, '').replaceAll(/^'|'$/gu, '') };
  if (kind === 'boolean') return { default: text === 'true' };
  const isNumber = /^-?\d+(?:\.\d+)?$/u.test(text);
  return isNumber && (kind === 'integer' || kind === 'number') ? { default: Number(text) } : {};
};

const typeNames: ReadonlyMap<string, string> = new Map([
  ['boolean', 'boolean'],
  ['smallint', 'integer'],
  ['integer', 'integer'],
  ['bigint', 'integer'],
  ['numeric', 'number'],
  ['real', 'number'],
  ['double precision', 'number'],
]);

/** What JSON calls a type; json itself may be anything, so it has none. */
const typeOf = (
  sqlType: string,
): { readonly type?: string; readonly format: string; readonly items?: Json } => {
  const format = sqlType.replace(/\(\d+(?:,\d+)?\)/u, '');
  if (format === 'json' || format === 'jsonb') return { format };
  if (format.endsWith('[]')) {
    const { type } = typeOf(format.slice(0, -2));
    return { type: 'array', format, items: type === undefined ? {} : { type } };
  }
  return { type: typeNames.get(format) ?? 'string', format };
};

/** The first line of a comment sums it up; the rest describes. */
const summarised = (comment: string | null | undefined): Json => {
  if (comment === null || comment === undefined) return {};
  const [summary, ...rest] = comment.split('\n');
  const description = rest.join('\n').replace(/^\n+/u, '');
  return { summary, ...(description === '' ? {} : { description }) };
};

const described = (description: string | null | undefined): Json =>
  description === null || description === undefined ? {} : { description };

const required = (items: readonly { readonly name: string }[]): Json =>
  items.length === 0 ? {} : { required: items.map(({ name }) => name) };
