import { restLimits } from '#server/limits/rest-limits.ts';
import type { Condition, Filter, IsValue, Quantifier, SearchOperator, Test } from './query-ast.ts';
import { Scanner } from './scanner.ts';

/** PostgREST's names of operators that take one value, and what PostgreSQL calls them. */
export const compareOperators: ReadonlyMap<string, string> = new Map([
  ['eq', '='],
  ['neq', '<>'],
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
  ['like', 'like'],
  ['ilike', 'ilike'],
  ['match', '~'],
  ['imatch', '~*'],
  ['cs', '@>'],
  ['cd', '<@'],
  ['ov', '&&'],
  ['sl', '<<'],
  ['sr', '>>'],
  ['nxl', '&>'],
  ['nxr', '&<'],
  ['adj', '-|-'],
  ['isdistinct', 'is distinct from'],
]);

const quantifiable = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch']);

const operatorName = /([a-z]+)(?:\(([\p{L}\p{N}_ $]+)\))?\./uy;
const isWord = /(?:not_null|null|true|false|unknown)(?![\p{L}\p{N}_])/iuy;
const isValues: readonly IsValue[] = ['null', 'not_null', 'true', 'false', 'unknown'];
const bareValue = /[^,)]*/uy;
const arrayValue = /\{[^{}]*\}/uy;
const closer = /(?=[,)])|$/uy;

/** Whether a query parameter of a function call is a filter on its result and no argument. */
export const looksLikeFilter = (value: string): boolean => {
  const word = /^(?:not\.)?([a-z]+)(?:\([^)]*\))?\./u.exec(value)?.[1];
  return (
    word !== undefined &&
    (compareOperators.has(word) || word === 'in' || word === 'is' || isSearchOperator(word))
  );
};

/** `eq.5` of `?id=eq.5`: the value is everything that is left. */
export const parseOperation = (text: string): Pick<Filter, 'negated' | 'test'> => {
  const scanner = new Scanner(text, 'filter');
  const operation = readOperation(scanner, () => scanner.rest());
  if (!scanner.atEnd) scanner.fail('end of input');
  return operation;
};

/** `(a.eq.1,not.or(b.is.null,c.in.(1,2)))` of `?and=…`, where values end at a comma or a bracket. */
export const parseLogic = (operator: 'and' | 'or', negated: boolean, text: string): Condition => {
  // PostgREST reads the name and its value as one text, and whatever comes behind the last bracket not at all.
  const scanner = new Scanner(text, 'logic tree', operator.length + (negated ? 'not.'.length : 0));
  return readGroup(scanner, operator, negated, 1);
};

const readGroup = (scanner: Scanner, operator: 'and' | 'or', negated: boolean, depth: number): Condition => {
  if (depth > restLimits.treeDepth) scanner.reject('the tree is too deep');
  const members: Condition[] = [];
  scanner.skipSpace();
  scanner.expect('(');
  do {
    scanner.skipSpace();
    members.push(readMember(scanner, depth));
    if (members.length > restLimits.conditions) scanner.reject('too many conditions');
    scanner.skipSpace();
  } while (scanner.take(','));
  scanner.expect(')');
  scanner.skipSpace();
  return { kind: 'group', negated, operator, members };
};

const groupStart = /(not\.)?(and|or)[ \t]*(?=\()/uy;

const readMember = (scanner: Scanner, depth: number): Condition => {
  const group = scanner.match(groupStart);
  if (group !== undefined) {
    return readGroup(scanner, group[2] === 'and' ? 'and' : 'or', group[1] !== undefined, depth + 1);
  }
  const field = scanner.field(
    'field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
  );
  scanner.expect('.');
  return { kind: 'filter', field, ...readOperation(scanner, () => readLogicValue(scanner)) };
};

const readOperation = (scanner: Scanner, readValue: () => string): Pick<Filter, 'negated' | 'test'> => {
  const negated = scanner.take('not.');
  return { negated, test: readTest(scanner, readValue, negated ? '' : '"not" or ') };
};

const readTest = (scanner: Scanner, readValue: () => string, also: string): Test => {
  if (scanner.take('in.')) return { kind: 'in', values: readList(scanner) };
  if (scanner.take('is.')) {
    const word = scanner.match(isWord)?.[0].toLowerCase();
    const value = isValues.find((known) => known === word);
    if (value === undefined) return scanner.fail('isVal: (null, not_null, true, false, unknown)');
    return { kind: 'is', value };
  }
  const start = scanner.attempt(() => {
    const found = scanner.match(operatorName);
    if (found === undefined) return undefined;
    const [, operator = '', modifier] = found;
    if (isSearchOperator(operator)) return { kind: 'search' as const, operator, language: modifier };
    const quantifier = asQuantifier(modifier);
    if (!compareOperators.has(operator)) return undefined;
    if (modifier !== undefined && (quantifier === undefined || !quantifiable.has(operator))) return undefined;
    return { kind: 'compare' as const, operator, quantifier };
  });
  if (start === undefined) return scanner.fail(`${also}operator (eq, gt, ...)`);
  return { ...start, value: readValue() };
};

const asQuantifier = (modifier: string | undefined): Quantifier | undefined =>
  modifier === 'any' || modifier === 'all' ? modifier : undefined;

const isSearchOperator = (word: string): word is SearchOperator =>
  word === 'fts' || word === 'plfts' || word === 'phfts' || word === 'wfts';

const readList = (scanner: Scanner): readonly string[] => {
  scanner.skipSpace();
  scanner.expect('(');
  scanner.skipSpace();
  const values: string[] = [];
  do {
    values.push(readListElement(scanner));
    if (values.length > restLimits.listLength) scanner.reject('too many values in the list');
  } while (scanner.take(','));
  scanner.expect(')');
  scanner.skipSpace();
  return values.length === 1 && values[0] === '' ? [] : values;
};

const readListElement = (scanner: Scanner): string =>
  readClosed(scanner, () => scanner.quoted()) ?? scanner.match(bareValue)?.[0] ?? '';

const readLogicValue = (scanner: Scanner): string =>
  readClosed(scanner, () => scanner.quoted()) ??
  readClosed(scanner, () => scanner.match(arrayValue)?.[0]) ??
  scanner.match(bareValue)?.[0] ??
  '';

/** Quotes and braces count only where they hold the whole value: `"a"b` is a value with quotes in it. */
const readClosed = (scanner: Scanner, read: () => string | undefined): string | undefined =>
  scanner.attempt(() => {
    const value = read();
    return value !== undefined && scanner.match(closer) !== undefined ? value : undefined;
  });
