import { restLimits } from '#server/limits/rest-limits.ts';
import type { Aggregate, EmbedItem, SelectItem } from './query-ast.ts';
import { Scanner } from './scanner.ts';

const cast = /[\p{L}\p{N}_ $]+/uy;
const aggregates: readonly Aggregate['name'][] = ['avg', 'count', 'max', 'min', 'sum'];

export const parseSelect = (text: string): readonly SelectItem[] => {
  if (text.trim() === '') return [{ kind: 'star' }];
  const scanner = new Scanner(text, 'select parameter');
  const items = readItems(scanner, { path: [], count: 0, embeds: 0, casts: 0 });
  if (!scanner.atEnd) scanner.fail('"," or end of input');
  return items;
};

interface Budget {
  /** The relations around what is being read. */
  readonly path: string[];
  count: number;
  embeds: number;
  casts: number;
}

const readItems = (scanner: Scanner, budget: Budget): SelectItem[] => {
  const items: SelectItem[] = [];
  do {
    scanner.skipSpace();
    budget.count += 1;
    if (budget.count > restLimits.selectItems) scanner.reject('too many items');
    items.push(readItem(scanner, budget));
    scanner.skipSpace();
  } while (scanner.take(','));
  return items;
};

const readItem = (scanner: Scanner, budget: Budget): SelectItem => {
  if (scanner.take('*')) return { kind: 'star' };
  const spread = scanner.take('...');
  const alias = scanner.attempt(() => {
    const name = scanner.optionalName();
    return name !== undefined && !scanner.startsWith('::') && scanner.take(':') ? name : undefined;
  });
  scanner.skipSpace();
  if (!spread && scanner.take('count()')) {
    return { kind: 'count', alias, aggregate: { name: 'count', cast: readCast(scanner, budget) } };
  }
  const item = scanner.attempt(() => readEmbed(scanner, budget, alias, spread));
  if (item !== undefined) return item;
  if (spread) scanner.fail('"("');
  const field = scanner.field();
  const target = readCast(scanner, budget);
  return { kind: 'column', field, alias, cast: target, aggregate: readAggregate(scanner, budget) };
};

const readCast = (scanner: Scanner, budget: Budget): string | undefined => {
  const target = scanner.take('::') ? (scanner.match(cast)?.[0].trim() ?? '') : undefined;
  if (target === '') scanner.fail('letter or digit');
  // A text of nine letters is a number of a hundred thousand digits: what casts make is not bounded by what is stored.
  if (target !== undefined) budget.casts += 1;
  if (budget.casts > restLimits.casts) scanner.reject('too many casts');
  return target;
};

const readAggregate = (scanner: Scanner, budget: Budget): Aggregate | undefined => {
  if (!scanner.take('.')) return undefined;
  const name = aggregates.find((each) => scanner.take(`${each}()`));
  if (name === undefined) return scanner.fail('aggregate function (avg(), count(), max(), min(), sum())');
  return { name, cast: readCast(scanner, budget) };
};

const readEmbed = (
  scanner: Scanner,
  budget: Budget,
  alias: string | undefined,
  spread: boolean,
): EmbedItem | undefined => {
  const relation = scanner.optionalName();
  if (relation === undefined) return undefined;
  let hint: string | undefined;
  let join: 'left' | 'inner' | undefined;
  while (scanner.take('!')) {
    const modifier = scanner.name();
    if (modifier === 'inner' || modifier === 'left') join ??= modifier;
    else hint ??= modifier;
  }
  scanner.skipSpace();
  if (!scanner.take('(')) return undefined;
  budget.path.push(relation);
  budget.embeds += 1;
  if (budget.path.length > restLimits.embedDepth) scanner.reject('the tree is too deep');
  if (budget.path.filter((name) => name === relation).length > restLimits.sameRelation) {
    scanner.reject(`${relation} is embedded in itself too often`);
  }
  if (budget.embeds > restLimits.embeds) scanner.reject('too many embedded resources');
  scanner.skipSpace();
  // `other()` embeds for filtering only and shows nothing.
  const items = scanner.startsWith(')') ? [] : readItems(scanner, budget);
  scanner.expect(')');
  budget.path.pop();
  return { kind: 'embed', relation, alias, hint, join, spread, items };
};
