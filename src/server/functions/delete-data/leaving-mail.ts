import type { Deletion } from '#domain/privacy/delete-answers.ts';
import type { Message } from '#server/engine/auth/mail/mailer.ts';
import { notice } from '#server/engine/auth/mail/notice-mails.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** To whoever asked for it, or to whoever somebody else asked it for. */
export const leavingMail = (recipient: string, { due_at: dueAt }: Pick<Deletion, 'due_at'>): Message =>
  notice(recipient, 'Your Kindling account will be deleted', [
    `Your account and everything in it will be deleted on ${day.format(new Date(dueAt))} (UTC). Your other devices are signed out, and nobody you share with sees anything.`,
    'If you change your mind, sign in before that day and press “Keep my account”.',
    'If it wasn’t you, do that now, and change how you sign in.',
  ]);
