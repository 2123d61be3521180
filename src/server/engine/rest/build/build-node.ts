import { buildWhere, namesTestedForNull } from './build-condition.ts';
import { buildEmbed } from './build-embed.ts';
import type { BuiltEmbed } from './build-embed.ts';
import type { BuildContext } from './build-field.ts';
import { buildOrder } from './build-field.ts';
import { NodeList } from './node-list.ts';
import type { BuiltNode, NodeOptions, ReadNode } from './read-node.ts';
import { quoteName } from './statement.ts';

/** The SQL of one resource and of all that is embedded in it. */
export const buildNode = (
  outer: BuildContext,
  node: ReadNode,
  from: string,
  options: NodeOptions,
): BuiltNode => {
  const list = new NodeList(outer, options);
  const tested = namesTestedForNull(node.conditions);
  const embeds: BuiltEmbed[] = [];
  for (const item of node.items) {
    if (item.kind === 'embed') {
      const embed = buildEmbed(buildNode, outer, item, node.embeds.get(item), {
        isGrouped: options.isGrouped,
        isTested: tested.has(item.alias ?? item.relation),
        orderedBy: node.order.filter(({ relation }) => relation === (item.alias ?? item.relation)),
      });
      embeds.push(embed);
      for (const shown of embed.shown) list.add(shown.sql, shown.name, shown.pending);
    } else list.addItem(item);
  }
  const context = { ...outer, related: new Map(embeds.map(({ name, related }) => [name, related])) };
  const joined = embeds.flatMap(({ condition }) => (condition === undefined ? [] : [condition]));
  const filter = buildWhere(context, node.conditions, [
    ...(options.link === undefined ? [] : [options.link]),
    ...joined,
  ]);
  const base = `${from} as ${quoteName(outer.source.alias)}${options.linkJoin ?? ''}`;
  const orders = list.addOrders(options.orderedBy ?? []);
  return {
    orders,
    hasHidden: list.hasHidden,
    list: list.sql,
    outputs: list.outputs,
    rows: `${base}${joinsOf(embeds)}${filter}`,
    counted: `${base}${joinsOf(embeds.filter(({ decides }) => decides))}${filter}`,
    group: list.group(),
    order: buildOrder(context, node.order, (field) => list.placeOf(field)),
  };
};

const joinsOf = (embeds: readonly BuiltEmbed[]): string => embeds.map(({ join }) => join).join('');
