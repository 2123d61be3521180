import { deleteDataRequestSchema } from '#domain/privacy/delete-request.ts';
import type { Deletion } from '#domain/privacy/delete-answers.ts';
import type { KindsToDelete } from '#domain/privacy/delete-request.ts';
import type { Mailer } from '#server/engine/auth/mail/mailer.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { refuse } from '../as-refusal.ts';
import { inRole } from '../function-context.ts';
import type { FunctionContext, ServerFunction } from '../function-context.ts';
import { FunctionError } from '../function-error.ts';
import { readBody } from '../read-body.ts';
import { leavingMail } from './leaving-mail.ts';

export interface DeleteDataDeps {
  readonly limits: Pick<RateLimits, 'take'>;
  readonly mailer: Pick<Mailer, 'post'>;
  readonly hasMail: boolean;
  readonly removeDiscarded: () => Promise<void>;
  readonly logError: (what: string, cause: unknown) => void;
}

/** Many years of records go in one statement. */
const PATIENCE = '120s';

/** What people do to their own data and the database cannot do alone: the letter about it, and the bytes of files. */
export const deleteData =
  (deps: DeleteDataDeps): ServerFunction =>
  async (request, context) => {
    const wish = await readBody(request, deleteDataRequestSchema);
    await deps.limits.take({ limit: 'deleteDataAccount', subject: context.userId });
    if (wish.action === 'ask') {
      return Response.json({ success: true, deletion: await ask(deps, context).catch(refuse) });
    }
    return Response.json({ success: true, ...(await deleteKinds(deps, context, wish).catch(refuse)) });
  };

/** The wish and its letter in one transaction: nobody is on the way out without being told, where there is a way to tell them. */
const ask = async (deps: DeleteDataDeps, context: FunctionContext): Promise<Deletion> => {
  const { deletion, letter } = await context.db.tx(inRole(context, 'supabase_auth_admin'), async (query) => {
    await query(`select set_config('request.address', $1, true)`, [context.address]);
    const { rows } = await query<{ deletion: Deletion & { is_new: boolean }; email: string | null }>(
      `select public.ask_deletion() as deletion,
         (select nullif(u.email, '') from auth.users u where u.id = $1) as email`,
      [context.userId],
    );
    const [row] = rows;
    if (row === undefined) throw new FunctionError(500, 'internal_error', 'The wish was not written down');
    const wanted = deps.hasMail && row.email !== null && row.deletion.is_new;
    return {
      deletion: row.deletion,
      letter: wanted ? await deps.mailer.post(query, leavingMail(row.email ?? '', row.deletion)) : () => {},
    };
  });
  letter();
  return deletion;
};

/** As the person: the procedure asks for a fresh sign-in where it is for good, and records it. */
const deleteKinds = async (
  deps: DeleteDataDeps,
  context: FunctionContext,
  { kinds, from, to, for_good: forGood }: KindsToDelete,
): Promise<object> => {
  const answer = await context.db.tx(context.actor, async (query) => {
    await query(`select set_config('statement_timeout', $1, true), set_config('request.address', $2, true)`, [
      PATIENCE,
      context.address,
    ]);
    const { rows } = await query<{ answer: object }>('select public.delete_kinds($1, $2, $3, $4) as answer', [
      kinds,
      from,
      to,
      forGood,
    ]);
    return rows[0]?.answer ?? {};
  });
  if (forGood && kinds.includes('uploads')) {
    try {
      await deps.removeDiscarded();
    } catch (error) {
      deps.logError('Bytes of deleted uploads are left to the sweep', error);
    }
  }
  return answer;
};
