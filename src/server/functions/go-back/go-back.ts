import { goBackRequestSchema } from '#domain/restore-points/go-back-request.ts';
import type { GoBackRequest } from '#domain/restore-points/go-back-request.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { refuse } from '../as-refusal.ts';
import type { ServerFunction } from '../function-context.ts';
import { readBody } from '../read-body.ts';

export interface GoBackDeps {
  readonly limits: Pick<RateLimits, 'take'>;
}

/** Many years of records are written in one transaction. */
const PATIENCE = '120s';

const statementFor = (wish: GoBackRequest): readonly [text: string, values: readonly unknown[]] => {
  if (wish.action === 'look') return ['select public.preview_restore_point($1) as done', [wish.point]];
  if (wish.action === 'go') {
    return ['select public.go_back_to_point($1, $2) as done', [wish.point, wish.kinds]];
  }
  return ['select public.undo_restore($1) as done', [wish.restore]];
};

/** As the person, with more time than a procedure has that the page asks for itself. */
export const goBack =
  ({ limits }: GoBackDeps): ServerFunction =>
  async (request, { actor, db, userId }) => {
    const wish = await readBody(request, goBackRequestSchema);
    await limits.take({ limit: 'goBackAccount', subject: userId });
    const [text, values] = statementFor(wish);
    const done = await db
      .tx(actor, async (query) => {
        await query(`select set_config('statement_timeout', $1, true)`, [PATIENCE]);
        return (await query<{ done: unknown }>(text, values)).rows[0]?.done ?? null;
      })
      .catch(refuse);
    return Response.json({ success: true, done });
  };
