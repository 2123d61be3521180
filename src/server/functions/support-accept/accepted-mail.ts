import type { Message } from '#server/engine/auth/mail/mailer.ts';
import { notice } from '#server/engine/auth/mail/notice-mails.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** To whoever shares. None of what is shared is in it. */
export const acceptedMail = (told: {
  readonly email: string;
  /** The owner's own word for them. */
  readonly name: string;
  readonly supporter: string;
  readonly ends_at: string;
}): Message =>
  notice(told.email, 'Your invitation on Kindling was accepted', [
    `${told.name} accepted your invitation${told.supporter === '' ? '' : `, with the account ${told.supporter}`}. Until ${day.format(new Date(told.ends_at))} (UTC) they can see what you chose to share.`,
    'In Kindling, on the page Data Archival under “Who can look in”, you see every time they look, and you can end it at once.',
    'If you don’t know this account, end it there: somebody may have passed the link on.',
  ]);
