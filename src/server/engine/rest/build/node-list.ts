import type { BuildContext } from './build-field.ts';
import { buildAggregate, buildCast, buildField, outputName } from './build-field.ts';
import type {
  Aggregate,
  EmbedItem,
  Field,
  OrderTerm,
  SelectItem,
} from '#server/engine/rest/parse/query-ast.ts';
import type { NodeOptions, Output } from './read-node.ts';
import { quoteName } from './statement.ts';

/** Gathers the columns of one resource, in the order they were asked for. */
export class NodeList {
  readonly sql: string[] = [];
  readonly outputs: Output[] = [];
  hasHidden = false;
  readonly #context: BuildContext;
  readonly #options: NodeOptions;
  readonly #keys: number[] = [];
  readonly #fields: (readonly [field: string, place: number])[] = [];

  constructor(context: BuildContext, options: NodeOptions) {
    this.#context = context;
    this.#options = options;
  }

  addItem(item: Exclude<SelectItem, EmbedItem>): void {
    const { source, schema } = this.#context;
    if (item.kind === 'star') {
      if (this.#options.isGrouped) {
        for (const name of source.columns.keys()) this.#addField({ name, path: [] }, undefined, undefined);
        return;
      }
      this.sql.push(`${quoteName(source.alias)}.*`);
      this.outputs.push(...[...source.columns.keys()].map((name) => ({ name, column: name })));
    } else if (item.kind === 'count') {
      const name = item.alias ?? 'count';
      // A row that is there counts; what a left join makes up does not.
      const value = this.#options.isHoisted ? 'true' : buildAggregate(schema, '*', item.aggregate);
      this.#addAggregated(value, name, item.aggregate);
    } else if (item.aggregate === undefined) {
      this.#addField(item.field, item.alias, item.cast);
    } else {
      const value = buildCast(schema, buildField(this.#context, item.field), item.cast);
      this.#addAggregated(
        this.#options.isHoisted ? value : buildAggregate(schema, value, item.aggregate),
        item.alias ?? item.aggregate.name,
        item.aggregate,
      );
    }
  }

  /** What an embedded resource shows here; `pending` is an aggregate it left to us. */
  add(sql: string, name: string, pending?: Aggregate): void {
    if (pending === undefined) this.#push(sql, name);
    else {
      const { schema } = this.#context;
      this.#addAggregated(
        this.#options.isHoisted ? sql : buildAggregate(schema, sql, pending),
        name,
        pending,
      );
    }
  }

  /** The columns that an order of the resource around goes by; those that are not shown come on top. */
  addOrders(terms: readonly OrderTerm[]): Map<OrderTerm, string> {
    return new Map(
      terms.map((term) => {
        const { name, path } = term.field;
        const shown = this.outputs.find((output) => output.name === name && output.pending === undefined);
        if (path.length === 0 && shown !== undefined) return [term, shown.column];
        const column = this.#context.parameters.freshAlias();
        this.sql.push(`${buildField(this.#context, term.field)} as ${quoteName(column)}`);
        this.hasHidden = true;
        return [term, column];
      }),
    );
  }

  /** By place: a value may hold parameters, and two of those are never the same to PostgreSQL. */
  group(): string {
    const grouped = this.#options.isGrouped && !this.#options.isHoisted && this.#keys.length > 0;
    return grouped ? ` group by ${this.#keys.join(', ')}` : '';
  }

  placeOf(field: Field): string | undefined {
    if (!this.#options.isGrouped) return undefined;
    const wanted = JSON.stringify(field);
    return this.#fields.find(([known]) => known === wanted)?.[1].toString();
  }

  #addField(field: Field, alias: string | undefined, cast: string | undefined): void {
    const value = buildCast(this.#context.schema, buildField(this.#context, field), cast);
    this.#push(value, outputName(field, alias));
    if (cast === undefined && this.#options.isGrouped) {
      this.#fields.push([JSON.stringify(field), this.sql.length]);
    }
  }

  #push(sql: string, name: string): void {
    this.sql.push(`${sql} as ${quoteName(name)}`);
    this.outputs.push({ name, column: name });
    this.#keys.push(this.sql.length);
  }

  #addAggregated(sql: string, name: string, aggregate: Aggregate): void {
    const { isHoisted } = this.#options;
    const column = isHoisted ? this.#context.parameters.freshAlias() : name;
    this.sql.push(`${sql} as ${quoteName(column)}`);
    this.outputs.push({ name, column, pending: isHoisted ? aggregate : undefined });
  }
}
