import type { QueryResultRow } from 'pg';
import type { Query } from '#server/engine/database/database.ts';

/** Few enough that two helpings of the longest rows there are fit into some megabytes. */
const AT_ONCE = 250;

/**
 * The rows of a select, a helping at a time: the next one is on its way while this one is being worked on, and no more than
 * that. Inside a transaction, one select at a time.
 */
export const readRows = async function* <Row extends QueryResultRow>(
  query: Query,
  select: string,
): AsyncGenerator<readonly Row[]> {
  await query(`declare archive_rows no scroll cursor for ${select}`);
  const fetch = async (): Promise<readonly Row[]> => {
    const { rows } = await query<Row>(`fetch ${AT_ONCE} from archive_rows`);
    return rows;
  };
  let next = fetch();
  for (;;) {
    const rows = await next;
    if (rows.length < AT_ONCE) {
      await query('close archive_rows');
      if (rows.length > 0) yield rows;
      return;
    }
    next = fetch();
    // Where nobody asks for it any more, the transaction ends and tells why.
    next.catch(() => {});
    yield rows;
  }
};
