import type { EmbedItem, Placed, RequestQuery, SelectItem } from '#server/engine/rest/parse/query-ast.ts';
import type { ReadNode } from './read-node.ts';
import { notEmbedded } from '#server/engine/rest/rest-error.ts';

type Owner = EmbedItem | undefined;

/** What the query asks of the resource of the URL and of each one embedded in it, at most `maxRows` of those. */
export const readTree = (query: RequestQuery, maxRows: number): ReadNode => {
  const conditions = place(query.select, query.conditions);
  const orders = place(query.select, query.orders);
  const limits = place(query.select, query.limits);
  const offsets = place(query.select, query.offsets);
  const visit = (owner: Owner, items: readonly SelectItem[]): ReadNode => {
    const limit = limits.get(owner)?.at(-1);
    return {
      items,
      conditions: conditions.get(owner) ?? [],
      order: orders.get(owner)?.flat() ?? [],
      range: {
        offset: offsets.get(owner)?.at(-1) ?? 0,
        limit: owner === undefined ? limit : Math.min(limit ?? maxRows, maxRows),
      },
      embeds: new Map(
        items.flatMap((item) => (item.kind === 'embed' ? [[item, visit(item, item.items)] as const] : [])),
      ),
    };
  };
  return visit(undefined, query.select);
};

const place = <T>(select: readonly SelectItem[], list: readonly Placed<T>[]): Map<Owner, T[]> => {
  const placed = new Map<Owner, T[]>();
  for (const { path, value } of list) {
    const owner = findOwner(select, path);
    const values = placed.get(owner);
    if (values === undefined) placed.set(owner, [value]);
    else values.push(value);
  }
  return placed;
};

/** By its alias, or by the name it was embedded by. */
const findOwner = (select: readonly SelectItem[], path: readonly string[]): Owner => {
  let items = select;
  let owner: Owner;
  for (const name of path) {
    const embeds = items.filter((item) => item.kind === 'embed');
    owner =
      embeds.find((item) => (item.alias ?? item.relation) === name) ??
      embeds.find((item) => item.relation === name);
    if (owner === undefined) throw notEmbedded(name);
    items = owner.items;
  }
  return owner;
};
