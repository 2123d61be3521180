import { buildWhere } from './build-condition.ts';
import type { BuildContext } from './build-field.ts';
import { buildOrder, buildSelectItem, outputName } from './build-field.ts';
import { findRelationship } from './find-relationship.ts';
import type { Condition, EmbedItem, OrderTerm, SelectItem } from './query-ast.ts';
import { simpleError, unknownRelationship } from './rest-error.ts';
import type { RowRange } from './row-range.ts';
import { quoteName, quoteQualified } from './statement.ts';

/** What is read of one resource, and of each resource embedded in it. */
export interface ReadNode {
  readonly items: readonly SelectItem[];
  readonly conditions: readonly Condition[];
  readonly order: readonly OrderTerm[];
  readonly range: RowRange;
  readonly embeds: ReadonlyMap<EmbedItem, ReadNode>;
}

export interface BuiltNode {
  readonly list: string;
  /** Names of the columns of the list. */
  readonly outputs: readonly string[];
  /** From and where, with every join. */
  readonly rows: string;
  /** The same with only the joins that decide which rows there are, for counting. */
  readonly counted: string;
  readonly order: string;
}

interface BuiltEmbed {
  readonly list: readonly string[];
  readonly outputs: readonly string[];
  readonly join: string;
  readonly decides: boolean;
  readonly condition: string | undefined;
}

/** `link`: what ties the rows of an embedded resource to those of the one around it. */
export function buildNode(context: BuildContext, node: ReadNode, from: string, link?: string): BuiltNode {
  const embeds: BuiltEmbed[] = [];
  const list: string[] = [];
  const outputs: string[] = [];
  for (const item of node.items) {
    if (item.kind === 'embed') {
      const built = buildEmbed(context, item, node.embeds.get(item));
      embeds.push(built);
      list.push(...built.list);
      outputs.push(...built.outputs);
    } else {
      list.push(buildSelectItem(context, item));
      outputs.push(
        ...(item.kind === 'star' ? context.source.columns.keys() : [outputName(item.field, item.alias)]),
      );
    }
  }
  const joined = embeds.flatMap(({ condition }) => (condition === undefined ? [] : [condition]));
  const filter = buildWhere(context, node.conditions, [...(link === undefined ? [] : [link]), ...joined]);
  const base = `${from} as ${quoteName(context.source.alias)}`;
  const joins = (wanted: readonly BuiltEmbed[]): string => wanted.map(({ join }) => join).join('');
  return {
    list: list.join(', '),
    outputs,
    rows: `${base}${joins(embeds)}${filter}`,
    counted: `${base}${joins(embeds.filter(({ decides }) => decides))}${filter}`,
    order: buildOrder(context, node.order),
  };
}

export function buildPage(
  context: BuildContext,
  range: RowRange,
): { limit: string | undefined; text: string } {
  const limit = range.limit === undefined ? undefined : context.parameters.add(range.limit);
  const offset = range.offset === 0 ? '' : ` offset ${context.parameters.add(range.offset)}`;
  return { limit, text: `${limit === undefined ? '' : ` limit ${limit}`}${offset}` };
}

function buildEmbed(context: BuildContext, item: EmbedItem, node: ReadNode | undefined): BuiltEmbed {
  const { schema, source, parameters } = context;
  if (source.relation === undefined || node === undefined) {
    throw unknownRelationship(source.schemaName, source.name, item.relation, item.hint);
  }
  const { target, toOne, pairs } = findRelationship(schema, source.relation, item);
  if (item.spread && !toOne) {
    throw simpleError(400, 'PGRST127', 'Feature not implemented', 'Spreading a to-many relationship');
  }
  const alias = parameters.freshAlias();
  const joined = quoteName(parameters.freshAlias());
  const inner: BuildContext = {
    schema,
    parameters,
    source: {
      schemaName: target.schema,
      name: target.name,
      alias,
      columns: target.columns,
      relation: target,
    },
  };
  const link = pairs
    .map(
      ([own, foreign]) =>
        `${quoteName(source.alias)}.${quoteName(own)} = ${quoteName(alias)}.${quoteName(foreign)}`,
    )
    .join(' and ');
  const built = buildNode(inner, node, quoteQualified(target), link);
  const rows = `select ${built.list} from ${built.rows}${built.order}`;
  const decides = item.join === 'inner';
  const join = decides && toOne ? ' join lateral ' : ' left join lateral ';
  const shown = item.items.length > 0;
  const name = item.alias ?? item.relation;
  if (toOne) {
    return {
      list: item.spread
        ? built.outputs.map((output) => `${joined}.${quoteName(output)} as ${quoteName(output)}`)
        : shown
          ? [`row_to_json(${joined}.*) as ${quoteName(name)}`]
          : [],
      outputs: item.spread ? built.outputs : shown ? [name] : [],
      join: `${join}(${rows}) as ${joined} on true`,
      decides,
      condition: undefined,
    };
  }
  const page = buildPage(inner, node.range).text;
  return {
    list: shown ? [`${joined}.body as ${quoteName(name)}`] : [],
    outputs: shown ? [name] : [],
    join: `${join}(select coalesce(json_agg(page.*), '[]') as body, count(*) as rows from (${rows}${page}) page) as ${joined} on true`,
    decides,
    condition: decides ? `${joined}.rows > 0` : undefined,
  };
}
