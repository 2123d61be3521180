import type { BuildContext, Source } from './build-field.ts';
import type {
  Aggregate,
  Condition,
  EmbedItem,
  OrderTerm,
  SelectItem,
} from '#server/engine/rest/parse/query-ast.ts';
import type { RowRange } from '#server/engine/rest/request/row-range.ts';

/** What is read of one resource, and of each resource embedded in it. */
export interface ReadNode {
  readonly items: readonly SelectItem[];
  readonly conditions: readonly Condition[];
  readonly order: readonly OrderTerm[];
  readonly range: RowRange;
  readonly embeds: ReadonlyMap<EmbedItem, ReadNode>;
}

/** A column of the list: its name in the answer and in the statement. */
export interface Output {
  readonly name: string;
  readonly column: string;
  /** An aggregate that the resource around a spread still has to apply. */
  readonly pending?: Aggregate | undefined;
}

export interface BuiltNode {
  readonly list: readonly string[];
  readonly outputs: readonly Output[];
  /** From and where, with every join. */
  readonly rows: string;
  /** The same with only the joins that decide which rows there are, for counting. */
  readonly counted: string;
  readonly group: string;
  readonly order: string;
  /** Columns that the order of the resource around this one goes by, and whether any is there only for that. */
  readonly orders: ReadonlyMap<OrderTerm, string>;
  readonly hasHidden: boolean;
}

export interface NodeOptions {
  /** What ties the rows of an embedded resource to those of the one around it, and further tables that needs. */
  readonly link?: string | undefined;
  readonly linkJoin?: string | undefined;
  /** Rows are grouped, here or in the resource around a spread, so every value needs an equality. */
  readonly isGrouped: boolean;
  /** In a spread towards one, aggregates are left to the resource around it. */
  readonly isHoisted: boolean;
  /** Columns of this resource that the one around it is ordered by. */
  readonly orderedBy?: readonly OrderTerm[];
}

/** Whether rows are to be grouped; a spread brings its aggregates along. */
export const hasAggregates = (items: readonly SelectItem[]): boolean =>
  items.some((item) => {
    if (item.kind === 'embed') return item.spread && hasAggregates(item.items);
    return item.kind === 'count' || (item.kind === 'column' && item.aggregate !== undefined);
  });

/**
 * `other(count)`, without parentheses, is older than the aggregates and still how clients are taught to count;
 * a column of that name comes first.
 */
export const namedCounts = (
  items: readonly SelectItem[],
  { columns, relation }: Pick<Source, 'columns' | 'relation'>,
): readonly SelectItem[] => {
  if (columns.has('count') || relation?.computed?.has('count') === true) return items;
  return items.map((item) =>
    item.kind === 'column' &&
    item.field.name === 'count' &&
    item.field.path.length === 0 &&
    item.aggregate === undefined
      ? { kind: 'count', alias: item.alias, aggregate: { name: 'count', cast: item.cast } }
      : item,
  );
};

export type BuildNode = (
  context: BuildContext,
  node: ReadNode,
  from: string,
  options: NodeOptions,
) => BuiltNode;
