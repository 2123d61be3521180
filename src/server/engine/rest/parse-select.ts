import { limits } from './limits.ts';
import type { EmbedItem, SelectItem } from './query-ast.ts';
import { simpleError } from './rest-error.ts';
import { Scanner } from './scanner.ts';

const cast = /[\p{L}\p{N}_ $]+/uy;

export function parseSelect(text: string): readonly SelectItem[] {
  if (text.trim() === '') return [];
  const scanner = new Scanner(text, 'select parameter');
  const items = readItems(scanner, { depth: 0, count: 0 });
  if (!scanner.atEnd) scanner.fail('"," or end of input');
  return items;
}

interface Budget {
  depth: number;
  count: number;
}

function readItems(scanner: Scanner, budget: Budget): SelectItem[] {
  const items: SelectItem[] = [];
  do {
    scanner.skipSpace();
    budget.count += 1;
    if (budget.count > limits.selectItems) scanner.reject('too many items');
    items.push(readItem(scanner, budget));
    scanner.skipSpace();
  } while (scanner.take(','));
  return items;
}

function readItem(scanner: Scanner, budget: Budget): SelectItem {
  if (scanner.take('*')) return { kind: 'star' };
  const spread = scanner.take('...');
  if (scanner.startsWith('count()')) throw aggregatesNotAllowed();
  const alias = scanner.attempt(() => {
    const name = scanner.optionalName();
    return name !== undefined && !scanner.startsWith('::') && scanner.take(':') ? name : undefined;
  });
  scanner.skipSpace();
  const item = scanner.attempt(() => readEmbed(scanner, budget, alias, spread));
  if (item !== undefined) return item;
  if (spread) scanner.fail('"("');
  const field = scanner.field();
  if (scanner.take('.')) throw aggregatesNotAllowed();
  const target = scanner.take('::') ? (scanner.match(cast)?.[0].trim() ?? '') : undefined;
  if (target === '') scanner.fail('letter or digit');
  if (scanner.take('.')) throw aggregatesNotAllowed();
  return { kind: 'column', field, alias, cast: target };
}

function readEmbed(
  scanner: Scanner,
  budget: Budget,
  alias: string | undefined,
  spread: boolean,
): EmbedItem | undefined {
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
  budget.depth += 1;
  if (budget.depth > limits.treeDepth) scanner.reject('the tree is too deep');
  scanner.skipSpace();
  // `other()` embeds for filtering only and shows nothing.
  const items = scanner.startsWith(')') ? [] : readItems(scanner, budget);
  scanner.expect(')');
  budget.depth -= 1;
  return { kind: 'embed', relation, alias, hint, join, spread, items };
}

function aggregatesNotAllowed(): Error {
  return simpleError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
}
