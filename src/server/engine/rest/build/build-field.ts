import { closestColumns } from '#server/engine/rest/schema/closest-columns.ts';
import type { Aggregate, Field, OrderTerm } from '#server/engine/rest/parse/query-ast.ts';
import { notEmbedded, simpleError, unknownColumn } from '#server/engine/rest/rest-error.ts';
import type { Column, Relation, Schema } from '#server/engine/rest/schema/schema.ts';
import { quoteName, quoteQualified } from './statement.ts';
import type { Parameters } from './statement.ts';

/** Rows a part of a statement reads from: a table, the rows of a write, or the result of a function. */
export interface Source {
  readonly schemaName: string;
  /** Its name in messages. */
  readonly name: string;
  readonly alias: string;
  readonly columns: ReadonlyMap<string, Column>;
  /** The table or view whose foreign keys and computed columns count here; some results of functions have none. */
  readonly relation: Relation | undefined;
}

/** A resource embedded in the one being built, for filters and order of the latter. */
export interface Related {
  readonly isToOne: boolean;
  /** SQL that is true where there is no row of it. */
  readonly isNull: string;
  readonly orders: ReadonlyMap<OrderTerm, string>;
}

export interface BuildContext {
  readonly schema: Schema;
  readonly source: Source;
  readonly parameters: Parameters;
  readonly related?: ReadonlyMap<string, Related>;
}

export const findColumn = (source: Source, name: string): Column => {
  const column = source.columns.get(name);
  if (column === undefined) {
    throw unknownColumn(source.name, name, closestColumns(name, source.columns.keys()));
  }
  return column;
};

/** A column, or a function of the row that stands for one; the type is never a domain's. */
export const findValue = (source: Source, name: string): { readonly sql: string; readonly type: string } => {
  const alias = quoteName(source.alias);
  const column = source.columns.get(name);
  if (column !== undefined) {
    return { sql: `${alias}.${quoteName(column.name)}`, type: column.base ?? column.type };
  }
  const computed = source.relation?.computed?.get(name);
  if (source.relation === undefined || computed === undefined) {
    const { type } = findColumn(source, name);
    return { sql: `${alias}.${quoteName(name)}`, type };
  }
  return { sql: `${quoteQualified(computed)}(${rowOf(source.alias, source.relation)})`, type: computed.type };
};

/** The whole row, with its type said: written rows and results of functions come without one. */
export const rowOf = (alias: string, relation: Relation): string =>
  `(${quoteName(alias)}.*)::${quoteQualified(relation)}`;

export const buildField = ({ source, parameters }: BuildContext, field: Field): string => {
  const { sql, type } = findValue(source, field.name);
  if (field.path.length === 0) return sql;
  const steps = field.path.map((step, at) => {
    const arrow = step.asText ? '->>' : '->';
    if (step.kind === 'index') return `${arrow}${parameters.add(step.index)}::int`;
    // A text has no keys: PostgreSQL says so itself, of a key whose type nobody said.
    return `${arrow}${parameters.add(step.key)}${field.path[at - 1]?.asText === true ? '' : '::text'}`;
  });
  const json = type === 'json' || type === 'jsonb' ? sql : `to_jsonb(${sql})`;
  return `(${json}${steps.join('')})`;
};

export const buildCast = (schema: Schema, value: string, type: string | undefined): string =>
  type === undefined ? value : `cast(${value} as ${findType(schema, type)})`;

export const buildAggregate = (schema: Schema, value: string, { name, cast }: Aggregate): string =>
  buildCast(schema, `${name}(${value})`, cast);

/** `data->a->>b` answers as `b`, `data->a->0` as `a`. */
export const outputName = (field: Field, alias: string | undefined): string => {
  const key = field.path.findLast((step) => step.kind === 'key');
  return alias ?? key?.key ?? field.name;
};

/** `placeOf`: where in the list a field stands already, for rows that are grouped by their place in it. */
export const buildOrder = (
  context: BuildContext,
  terms: readonly OrderTerm[],
  placeOf: (field: Field) => string | undefined = () => undefined,
): string => {
  if (terms.length === 0) return '';
  const parts = terms.map((term) =>
    [
      term.relation === undefined
        ? (placeOf(term.field) ?? buildField(context, term.field))
        : relatedOrder(context, term, term.relation),
      ...(term.direction === undefined ? [] : [term.direction]),
      ...(term.nulls === undefined ? [] : [`nulls ${term.nulls}`]),
    ].join(' '),
  );
  return ` order by ${parts.join(', ')}`;
};

const relatedOrder = ({ related, source }: BuildContext, term: OrderTerm, name: string): string => {
  const embedded = related?.get(name);
  if (embedded === undefined) throw notEmbedded(name);
  const sql = embedded.orders.get(term);
  if (!embedded.isToOne || sql === undefined) {
    throw simpleError(
      400,
      'PGRST118',
      `A related order on '${name}' is not possible`,
      `'${source.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
    );
  }
  return sql;
};

const findType = (schema: Schema, name: string): string => {
  const type = schema.types.get(name) ?? schema.types.get(name.toLowerCase());
  if (type === undefined) throw simpleError(400, '42704', `type "${name}" does not exist`);
  return type;
};
