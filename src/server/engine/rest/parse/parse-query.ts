import { restLimits } from '#server/limits/rest-limits.ts';
import { looksLikeFilter, parseLogic, parseOperation } from './parse-filter.ts';
import { parseOrder } from './parse-order.ts';
import { parseSelect } from './parse-select.ts';
import type { Condition, Field, OrderTerm, Placed, RequestQuery, SelectItem } from './query-ast.ts';
import { parseError, rangeNotSatisfiable } from '#server/engine/rest/rest-error.ts';
import { Scanner } from './scanner.ts';

/** `callWithArguments`: a function called with GET, where a parameter without an operator is an argument. */
export const parseQuery = (search: string, callWithArguments = false): RequestQuery => {
  let select: readonly SelectItem[] = [{ kind: 'star' }];
  let columns: readonly string[] | undefined;
  let onConflict: readonly string[] | undefined;
  const conditions: Placed<Condition>[] = [];
  const orders: Placed<readonly OrderTerm[]>[] = [];
  const limitsAsked: Placed<number>[] = [];
  const offsets: Placed<number>[] = [];
  const callArguments: (readonly [string, string])[] = [];

  for (const [key, value] of new URLSearchParams(search)) {
    const word = key.slice(key.lastIndexOf('.') + 1);
    if (key === 'select') select = parseSelect(value);
    else if (key === 'columns') columns = parseNames(value, 'columns parameter');
    else if (key === 'on_conflict') onConflict = parseNames(value, 'on_conflict parameter');
    else if (key === 'apikey') continue;
    else if (word === 'and' || word === 'or') conditions.push(placeLogic(key, word, value));
    else if (word === 'order') {
      if (value !== '') orders.push({ path: parsePath(key).names, value: parseOrder(value) });
    } else if (word === 'limit' || word === 'offset') {
      const count = parseCount(value);
      if (count === undefined) continue;
      if (word === 'limit' && count < 0) {
        throw rangeNotSatisfiable('Limit should be greater than or equal to zero.');
      }
      (word === 'limit' ? limitsAsked : offsets).push({
        path: parsePath(key).names,
        value: Math.max(count, 0),
      });
    } else if (callWithArguments && !key.includes('.') && !looksLikeFilter(value)) {
      callArguments.push([key, value]);
    } else {
      const { names, field } = parsePath(key);
      conditions.push({ path: names, value: { kind: 'filter', field, ...parseOperation(value) } });
    }
    if (conditions.length > restLimits.conditions || callArguments.length > restLimits.callArguments) {
      throw parseError('"too many filters"', `at most ${String(restLimits.conditions)} are allowed`);
    }
  }
  return { select, conditions, orders, limits: limitsAsked, offsets, columns, onConflict, callArguments };
};

/** `other.deeper.column->key`: where it belongs, and the field there. */
const parsePath = (key: string): { readonly names: readonly string[]; readonly field: Field } => {
  const scanner = new Scanner(key, 'tree path');
  const names: string[] = [];
  do {
    names.push(scanner.name());
    if (names.length > restLimits.treeDepth) scanner.reject('the tree is too deep');
  } while (scanner.take('.'));
  const path = scanner.jsonPath();
  if (!scanner.atEnd) scanner.fail('"." or end of input');
  return { names: names.slice(0, -1), field: { name: names.at(-1) ?? '', path } };
};

const placeLogic = (key: string, word: 'and' | 'or', value: string): Placed<Condition> => {
  const { names } = parsePath(key);
  const negated = names.at(-1) === 'not';
  return { path: negated ? names.slice(0, -1) : names, value: parseLogic(word, negated, value) };
};

const parseNames = (text: string, purpose: string): readonly string[] => {
  const scanner = new Scanner(text, purpose);
  const names: string[] = [];
  do {
    scanner.skipSpace();
    names.push(scanner.name());
    if (names.length > restLimits.selectItems) scanner.reject('too many names');
    scanner.skipSpace();
  } while (scanner.take(','));
  if (!scanner.atEnd) scanner.fail('"," or end of input');
  return [...new Set(names)];
};

/** As PostgREST does, a limit or an offset that is no number counts as not given. */
const parseCount = (text: string): number | undefined => {
  if (!/^-?\d{1,15}$/u.test(text)) return undefined;
  return Number(text);
};
