import type { BuildContext, Related } from './build-field.ts';
import { rowOf } from './build-field.ts';
import { findRelationship } from '#server/engine/rest/schema/find-relationship.ts';
import type { Aggregate, EmbedItem, OrderTerm, SelectItem } from '#server/engine/rest/parse/query-ast.ts';
import type { BuildNode, BuiltNode, ReadNode } from './read-node.ts';
import { hasAggregates, namedCounts } from './read-node.ts';
import type { ColumnPairs, Relationship } from '#server/engine/rest/schema/relationships.ts';
import { isToOne } from '#server/engine/rest/schema/relationships.ts';
import { simpleError, unknownRelationship } from '#server/engine/rest/rest-error.ts';
import type { RowRange } from '#server/engine/rest/request/row-range.ts';
import type { Relation } from '#server/engine/rest/schema/schema.ts';
import { quoteName, quoteQualified } from './statement.ts';

export interface BuiltEmbed {
  readonly name: string;
  /** What the resource around it shows of it. */
  readonly shown: readonly {
    readonly sql: string;
    readonly name: string;
    readonly pending?: Aggregate | undefined;
  }[];
  readonly join: string;
  /** Whether it has a say in which rows of the resource around it there are. */
  readonly decides: boolean;
  readonly condition: string | undefined;
  readonly related: Related;
}

interface EmbedOptions {
  readonly isGrouped: boolean;
  readonly isTested: boolean;
  readonly orderedBy: readonly OrderTerm[];
}

export const buildPage = (
  { parameters }: Pick<BuildContext, 'parameters'>,
  range: RowRange,
): { limit: string | undefined; text: string } => {
  const limit = range.limit === undefined ? undefined : parameters.add(range.limit);
  const offset = range.offset === 0 ? '' : ` offset ${parameters.add(range.offset)}`;
  return { limit, text: `${limit === undefined ? '' : ` limit ${limit}`}${offset}` };
};

/** `buildNode` is handed in: the two call each other. */
export const buildEmbed = (
  buildNode: BuildNode,
  context: BuildContext,
  item: EmbedItem,
  node: ReadNode | undefined,
  options: EmbedOptions,
): BuiltEmbed => {
  const { schema, source, parameters } = context;
  if (source.relation === undefined || node === undefined) {
    throw unknownRelationship(source.schemaName, source.name, item.relation, item.hint);
  }
  const relationship = findRelationship(schema, source.relation, item);
  const toOne = isToOne(relationship);
  const { target } = relationship;
  if (item.spread && !toOne && hasAggregates(item.items)) throw noAggregatesInSpread();
  const alias = parameters.freshAlias();
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
  const isHoisted = item.spread && toOne;
  const items = item.spread ? node.items : namedCounts(node.items, inner.source);
  const built = buildNode(inner, { ...node, items }, fromOf(relationship, source.alias, source.relation), {
    ...linkOf(relationship, source.alias, alias, quoteName(parameters.freshAlias())),
    isGrouped: isHoisted ? options.isGrouped : hasAggregates(items),
    isHoisted,
    orderedBy: toOne ? options.orderedBy : [],
  });
  const parts = {
    item,
    built,
    name: item.alias ?? item.relation,
    decides: item.join === 'inner' || options.isTested,
  };
  const joined = quoteName(parameters.freshAlias());
  // Of one there is nothing to cut off, unless it is asked to be passed over.
  const isCut = !toOne || node.range.offset > 0 || node.range.limit === 0;
  const page = isCut ? buildPage(inner, node.range).text : '';
  return toOne ? joinOne(parts, joined, options, page) : joinMany(parts, joined, options, page);
};

interface Parts {
  readonly item: EmbedItem;
  readonly built: BuiltNode;
  readonly name: string;
  readonly decides: boolean;
}

const joinOne = (
  { item, built, name, decides }: Parts,
  joined: string,
  { isGrouped }: EmbedOptions,
  page: string,
): BuiltEmbed => {
  // Something has to be there to tell a row from none.
  const list = built.list.length === 0 ? 'true as pgrst_found' : built.list.join(', ');
  const rows = `select ${list} from ${built.rows}${built.group}${built.order}${page}`;
  const toJson = isGrouped ? 'to_jsonb' : 'row_to_json';
  const body = !built.hasHidden
    ? `${toJson}(${joined}.*)`
    : `(select ${toJson}(shown.*) from (select ${columnsOf(built, joined)}) shown where ${joined} is distinct from null)`;
  return {
    name,
    shown: item.spread
      ? built.outputs.map((output) => ({
          sql: `${joined}.${quoteName(output.column)}`,
          name: output.name,
          pending: output.pending,
        }))
      : showsNothing(item.items)
        ? []
        : [{ sql: body, name }],
    join: `${item.join === 'inner' ? ' join lateral ' : ' left join lateral '}(${rows}) as ${joined} on true`,
    decides,
    condition: undefined,
    related: {
      isToOne: true,
      isNull: `${joined} is not distinct from null`,
      orders: new Map([...built.orders].map(([term, column]) => [term, `${joined}.${quoteName(column)}`])),
    },
  };
};

const joinMany = (
  { item, built, name, decides }: Parts,
  joined: string,
  { isGrouped }: EmbedOptions,
  page: string,
): BuiltEmbed => {
  const rows = `select ${built.list.join(', ')} from ${built.rows}${built.group}${built.order}${page}`;
  const gather = isGrouped ? 'jsonb_agg' : 'json_agg';
  const gathered = item.spread
    ? built.outputs.map(
        ({ column }) => `coalesce(${gather}(page.${quoteName(column)}), '[]') as ${quoteName(column)}`,
      )
    : [`coalesce(${gather}(page.*), '[]') as body`];
  return {
    name,
    shown: item.spread
      ? built.outputs.map((output) => ({ sql: `${joined}.${quoteName(output.column)}`, name: output.name }))
      : showsNothing(item.items)
        ? []
        : [{ sql: `${joined}.body`, name }],
    join: ` left join lateral (select ${[...gathered, 'count(*) as pgrst_rows'].join(', ')} from (${rows}) page) as ${joined} on true`,
    decides,
    condition: item.join === 'inner' ? `${joined}.pgrst_rows > 0` : undefined,
    related: { isToOne: false, isNull: `${joined}.pgrst_rows = 0`, orders: new Map() },
  };
};

const columnsOf = ({ outputs }: BuiltNode, joined: string): string =>
  outputs.map(({ name, column }) => `${joined}.${quoteName(column)} as ${quoteName(name)}`).join(', ');

/** `other()` filters without showing, and so does one that holds nothing but such. */
const showsNothing = (items: readonly SelectItem[]): boolean =>
  items.every((item) => item.kind === 'embed' && showsNothing(item.items));

const fromOf = (relationship: Relationship, sourceAlias: string, source: Relation): string => {
  if (relationship.kind !== 'function') return quoteQualified(relationship.target);
  return `${quoteQualified(relationship.fn)}(${rowOf(sourceAlias, source)})`;
};

const linkOf = (
  relationship: Relationship,
  sourceAlias: string,
  alias: string,
  junction: string,
): { link?: string; linkJoin?: string } => {
  if (relationship.kind === 'function') return {};
  const source = quoteName(sourceAlias);
  const target = quoteName(alias);
  if (relationship.kind === 'key') return { link: equal(relationship.pairs, source, target) };
  const on = equal(relationship.targetPairs, target, junction);
  return {
    link: equal(relationship.pairs, source, junction),
    linkJoin: ` join ${quoteQualified(relationship.junction)} as ${junction} on ${on}`,
  };
};

const equal = (pairs: ColumnPairs, left: string, right: string): string =>
  pairs.map(([own, foreign]) => `${left}.${quoteName(own)} = ${right}.${quoteName(foreign)}`).join(' and ');

const noAggregatesInSpread = (): Error =>
  simpleError(
    400,
    'PGRST127',
    'Feature not implemented',
    'Aggregates are not implemented for one-to-many or many-to-many spreads.',
  );
