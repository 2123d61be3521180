import { parseQuery } from '#server/engine/rest/parse/parse-query.ts';
import type { RequestQuery } from '#server/engine/rest/parse/query-ast.ts';

export type ReadQuery = (search: string, callWithArguments: boolean) => RequestQuery;

/**
 * Pages ask with the same words whoever looks at them, so what was parsed lately is kept: everybody who asks the same gets the
 * same object. Nothing that is long, and no key.
 */
export const createKnownQueries = ({ most = 300, longest = 2000 } = {}): ReadQuery => {
  const known = new Map<string, RequestQuery>();
  return (search, callWithArguments) => {
    if (callWithArguments || search.length > longest || search.includes('key=')) {
      return parseQuery(search, callWithArguments);
    }
    const found = known.get(search);
    const query = found ?? parseQuery(search);
    known.delete(search);
    known.set(search, query);
    const oldest = known.size > most ? known.keys().next() : undefined;
    if (oldest?.done === false) known.delete(oldest.value);
    return query;
  };
};
