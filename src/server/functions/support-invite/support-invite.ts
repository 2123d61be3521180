import { z } from 'zod';
import { supportInvitationSchema } from '#domain/support/support-answers.ts';
import { joinLink } from '#domain/support/join-path.ts';
import type { Mailer } from '#server/engine/auth/mail/mailer.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import type { ServerFunction } from '../function-context.ts';
import { readBody } from '../read-body.ts';
import { supportRefusal } from '../support-refusal.ts';
import { supportMail } from './support-mail.ts';

export interface SupportInviteDeps {
  readonly limits: Pick<RateLimits, 'take'>;
  readonly siteUrl: string;
  /** Undefined where there is no mail server: then the link is handed over by hand. */
  readonly mailer: Pick<Mailer, 'post'> | undefined;
}

/** The database reads the rest, and refuses what it does not know. */
const bodySchema = z.object({
  invitation: z.looseObject({
    email: z.email('has to be an e-mail address').max(254),
    shown_as: z.string('must be a text'),
  }),
});

/** Invites by a letter. The token is in the letter alone, and where none can be sent, in the answer. */
export const supportInvite =
  ({ limits, siteUrl, mailer }: SupportInviteDeps): ServerFunction =>
  async (request, context) => {
    const { invitation } = await readBody(request, bodySchema);
    const recipient = invitation.email.trim().toLowerCase();
    await limits.take(
      { limit: 'supportInviteAccount', subject: context.userId },
      { limit: 'mailAccount', subject: mailer === undefined ? '' : recipient },
    );
    const { answer, send } = await context.db
      .tx(context.actor, async (query) => {
        const { rows } = await query<{ made: unknown }>(
          'select public.invite_supporter($1) as made',
          [JSON.stringify({ ...invitation, email: recipient })],
          'support_invite',
        );
        const { id, token, expires_at } = supportInvitationSchema.parse(rows[0]?.made);
        const link = joinLink(siteUrl, token);
        const letter = await mailer?.post(
          query,
          supportMail({ recipient, shownAs: invitation.shown_as, link }),
        );
        return { answer: { id, expires_at, link: letter === undefined ? link : null }, send: letter };
      })
      .catch(supportRefusal);
    // Only now does the invitation stand.
    send?.();
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  };
