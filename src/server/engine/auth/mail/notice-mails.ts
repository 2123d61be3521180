import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Message } from './mailer.ts';

/** A letter that asks for nothing: no link and no code in it, so that one which has them is known for a fake. */
export const notice = (recipient: string, subject: string, paragraphs: readonly string[]): Message => {
  const all = [...paragraphs, 'Kindling'];
  return {
    kind: 'email',
    recipient,
    subject,
    text: all.join('\n\n'),
    html: all.map((words) => `<p>${escapeHtml(words)}</p>`).join('\n'),
  };
};

const WAS_IT_YOU =
  'If that was you, there’s nothing to do. If it wasn’t, sign in, sign out all other devices under Sessions, and make new recovery codes in Settings.';

export const recoveryCodeUsedMail = (recipient: string, left: number): Message =>
  notice(recipient, 'A recovery code was used for Kindling', [
    'Somebody signed in to your account with one of your recovery codes.',
    left === 1 ? 'One code is left.' : `${left} codes are left.`,
    WAS_IT_YOU,
  ]);

export const factorRemovedMail = (recipient: string, isLast: boolean): Message =>
  notice(recipient, 'An authenticator app was removed from Kindling', [
    isLast
      ? 'The last authenticator app was removed from your account. Signing in takes one step now.'
      : 'An authenticator app was removed from your account. Signing in still takes two steps.',
    WAS_IT_YOU,
  ]);
