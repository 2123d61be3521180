import { restLimits } from '#server/limits/rest-limits.ts';
import type { OrderTerm } from './query-ast.ts';
import { Scanner } from './scanner.ts';

export const parseOrder = (text: string): readonly OrderTerm[] => {
  const scanner = new Scanner(text, 'order');
  const terms: OrderTerm[] = [];
  do {
    terms.push(readTerm(scanner));
    if (terms.length > restLimits.orderTerms) scanner.reject('too many order terms');
    scanner.skipSpace();
  } while (scanner.take(','));
  if (!scanner.atEnd) {
    const words = terms.at(-1)?.nulls === undefined ? '"asc", "desc", "nullsfirst", "nullslast", ' : '';
    scanner.fail(`${words}"," or end of input`);
  }
  return terms;
};

const readTerm = (scanner: Scanner): OrderTerm => {
  scanner.skipSpace();
  const relation = scanner.attempt(() => {
    const name = scanner.optionalName();
    return name !== undefined && scanner.take('(') ? name : undefined;
  });
  const field = scanner.field();
  if (relation !== undefined) scanner.expect(')');
  const direction = readWord(scanner, { '.asc': 'asc', '.desc': 'desc' } as const);
  const nulls = readWord(scanner, { '.nullsfirst': 'first', '.nullslast': 'last' } as const);
  return { relation, field, direction, nulls };
};

const readWord = <Word extends string>(
  scanner: Scanner,
  words: Readonly<Record<string, Word>>,
): Word | undefined => {
  for (const [text, word] of Object.entries(words)) {
    if (scanner.take(text)) return word;
  }
  return undefined;
};
