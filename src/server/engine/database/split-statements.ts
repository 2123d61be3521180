import { z } from 'zod';

const parseResult = z.object({
  stmts: z.array(z.object({ stmt_location: z.number().default(0), stmt_len: z.number().optional() })),
});

/**
 * The statements of a migration as Supabase's tool keeps them, cut by PostgreSQL's own parser. Loaded on demand:
 * most starts have no migration to record.
 */
export const splitStatements = async (sql: string): Promise<string[]> => {
  const { parse } = await import('libpg-query');
  const { stmts } = parseResult.parse(await parse(sql));
  // The parser counts bytes, not characters.
  const bytes = Buffer.from(sql, 'utf8');
  return stmts.map(({ stmt_location: start, stmt_len: length }) =>
    bytes.toString('utf8', start, length === undefined ? undefined : start + length).trim(),
  );
};
