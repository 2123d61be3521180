import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { contactLimits } from '#domain/contact/contact-limits.ts';
import { type ContactValues, validateContact } from '#domain/contact/validate-contact.ts';
import type { Mailer } from '#server/engine/auth/mail/mailer.ts';
import { networkOf } from '#server/limits/network-of.ts';
import type { OpenFunction, VisitorContext } from '../function-context.ts';
import { inRole } from '../function-context.ts';
import { answerInHtml, answerInJson, type ContactAnswer } from './contact-answer.ts';
import { contactMail } from './contact-mail.ts';
import { type ContactRequest, isPlainForm, readContact } from './read-contact.ts';

export interface ContactDeps {
  readonly mailer: Pick<Mailer, 'post'>;
  /** Who gets a letter about each message. Nobody: it waits on /admin/system all the same. */
  readonly recipients: readonly string[];
  /** Turns addresses and accounts into hashes that only this installation can make. */
  readonly key: Uint8Array;
  readonly rateFactor: number;
  readonly siteUrl: string;
}

const outcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('stored'), email: z.string().nullable() }),
  z.object({ outcome: z.literal('known') }),
  z.object({ outcome: z.literal('limit'), wait: z.number() }),
]);

/** Decision 042: whoever writes to the operator, with an account or without. */
export const contact = (deps: ContactDeps): OpenFunction => {
  const keyOf = (kind: 'address' | 'account', subject: string): string | null =>
    subject === '' ? null : createHmac('sha256', deps.key).update(`${kind}:${subject}`).digest('base64url');

  const store = async (
    id: string,
    values: ContactValues,
    context: VisitorContext,
  ): Promise<ContactAnswer> => {
    const { userId, address } = context;
    const { answer, letters } = await context.db.tx(inRole(context, 'service_role'), async (query) => {
      const { rows } = await query<{ outcome: unknown }>(
        'select public.send_contact_message($1, $2, $3, $4, $5, $6, $7, $8, $9) as outcome',
        [
          id,
          userId ?? null,
          values.name,
          values.email,
          values.topic,
          values.message,
          keyOf('address', networkOf(address)),
          keyOf('account', userId ?? ''),
          deps.rateFactor,
        ],
        'send_contact_message',
      );
      const told = outcomeSchema.parse(rows[0]?.outcome);
      if (told.outcome === 'limit') return { answer: limit(told.wait), letters: [] };
      if (told.outcome === 'known') return { answer: thanks, letters: [] };
      const stored = { ...values, email: told.email };
      const posted = deps.recipients.map((recipient) =>
        deps.mailer.post(query, {
          ...contactMail(stored, { recipient, siteUrl: deps.siteUrl }),
          about: id,
        }),
      );
      return { answer: thanks, letters: await Promise.all(posted) };
    });
    // Only now is the message safe, and only then is anybody told of it.
    for (const send of letters) send();
    return answer;
  };

  const take = async (asked: ContactRequest, context: VisitorContext): Promise<ContactAnswer> => {
    // A program learns nothing from the answer, so that it does not try another way.
    if (isTrapped(asked)) return thanks;
    const validation = validateContact(asked, { signedIn: context.userId !== undefined });
    return validation.valid
      ? store(asked.id, validation.values, context)
      : { kind: 'mistakes', errors: validation.errors };
  };

  return async (request, context) => {
    const answer = await take(await readContact(request), context);
    return isPlainForm(request) ? answerInHtml(answer) : answerInJson(answer);
  };
};

const thanks: ContactAnswer = { kind: 'thanks' };
const limit = (seconds: number): ContactAnswer => ({ kind: 'limit', seconds });

const isTrapped = ({ subject, shownForMs }: ContactRequest): boolean =>
  subject !== '' || shownForMs < contactLimits.quickestMs;
