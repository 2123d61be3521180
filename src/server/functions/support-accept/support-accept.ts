import { z } from 'zod';
import type { Mailer } from '#server/engine/auth/mail/mailer.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { inRole } from '../function-context.ts';
import type { ServerFunction } from '../function-context.ts';
import { readBody } from '../read-body.ts';
import { supportRefusal } from '../support-refusal.ts';
import { acceptedMail } from './accepted-mail.ts';

export interface SupportAcceptDeps {
  readonly limits: Pick<RateLimits, 'take'>;
  /** Undefined where there is no mail server: then the owner sees it in the app alone. */
  readonly mailer: Pick<Mailer, 'post'> | undefined;
}

const bodySchema = z.object({ token: z.string('must be a text').min(1).max(200) });

const acceptedSchema = z.object({
  share_id: z.string(),
  tell: z.nullable(
    z.object({ email: z.string(), name: z.string(), supporter: z.string(), ends_at: z.string() }),
  ),
});

/** The yes of a supporter, and the letter to whoever invited them: both, or neither. */
export const supportAccept =
  ({ limits, mailer }: SupportAcceptDeps): ServerFunction =>
  async (request, context) => {
    const { token } = await readBody(request, bodySchema);
    await limits.take({ limit: 'supportAcceptAccount', subject: context.userId });
    const { shareId, send } = await context.db
      .tx(inRole(context, 'supabase_auth_admin'), async (query) => {
        await query(`select set_config('request.address', $1, true)`, [context.address]);
        const { rows } = await query<{ accepted: unknown }>(
          'select public.accept_support_invitation($1) as accepted',
          [token],
          'support_accept',
        );
        const { share_id: id, tell } = acceptedSchema.parse(rows[0]?.accepted);
        return {
          shareId: id,
          send: tell === null ? undefined : await mailer?.post(query, acceptedMail(tell)),
        };
      })
      .catch(supportRefusal);
    // Only now does the share stand.
    send?.();
    return Response.json({ share_id: shareId }, { headers: { 'cache-control': 'no-store' } });
  };
