import { closestName } from './closest-name.ts';
import type { EmbedItem, Field, OrderTerm, SelectItem } from './query-ast.ts';
import { simpleError, unknownColumn } from './rest-error.ts';
import type { Column, Relation, Schema } from './schema.ts';
import { quoteName } from './statement.ts';
import type { Parameters } from './statement.ts';

/** Rows a part of a statement reads from: a table, the rows of a write, or the result of a function. */
export interface Source {
  readonly schemaName: string;
  /** Its name in messages. */
  readonly name: string;
  readonly alias: string;
  readonly columns: ReadonlyMap<string, Column>;
  /** The table or view whose foreign keys count here; a function's result has none. */
  readonly relation: Relation | undefined;
}

export interface BuildContext {
  readonly schema: Schema;
  readonly source: Source;
  readonly parameters: Parameters;
}

export function findColumn(source: Source, name: string): Column {
  const column = source.columns.get(name);
  if (column === undefined) {
    throw unknownColumn(source.name, name, closestName(name, source.columns.keys()));
  }
  return column;
}

export function buildField({ source, parameters }: BuildContext, field: Field): string {
  const column = findColumn(source, field.name);
  const base = `${quoteName(source.alias)}.${quoteName(column.name)}`;
  if (field.path.length === 0) return base;
  const steps = field.path.map((step) => {
    const arrow = step.asText ? '->>' : '->';
    return step.kind === 'key'
      ? `${arrow}${parameters.add(step.key)}::text`
      : `${arrow}${parameters.add(step.index)}::int`;
  });
  const json = column.type === 'json' || column.type === 'jsonb' ? base : `to_jsonb(${base})`;
  return `(${json}${steps.join('')})`;
}

export function buildSelectItem(context: BuildContext, item: Exclude<SelectItem, EmbedItem>): string {
  if (item.kind === 'star') return `${quoteName(context.source.alias)}.*`;
  const field = buildField(context, item.field);
  const value = item.cast === undefined ? field : `cast(${field} as ${findType(context.schema, item.cast)})`;
  return `${value} as ${quoteName(outputName(item.field, item.alias))}`;
}

/** `data->a->>b` answers as `b`, `data->a->0` as `a`. */
export function outputName(field: Field, alias: string | undefined): string {
  const key = field.path.findLast((step) => step.kind === 'key');
  return alias ?? key?.key ?? field.name;
}

export function buildOrder(context: BuildContext, terms: readonly OrderTerm[]): string {
  if (terms.length === 0) return '';
  const parts = terms.map(({ relation, field, direction, nulls }) => {
    if (relation !== undefined) {
      throw simpleError(400, 'PGRST127', 'Feature not implemented', 'Ordering by an embedded resource');
    }
    return [
      buildField(context, field),
      ...(direction === undefined ? [] : [direction]),
      ...(nulls === undefined ? [] : [`nulls ${nulls}`]),
    ].join(' ');
  });
  return ` order by ${parts.join(', ')}`;
}

function findType(schema: Schema, name: string): string {
  const type = schema.types.get(name) ?? schema.types.get(name.toLowerCase());
  if (type === undefined) throw simpleError(400, '42704', `type "${name}" does not exist`);
  return type;
}
