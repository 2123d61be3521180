import { escapeHtml } from '#domain/text/escape-html.ts';
import type { FactorRow } from '#server/engine/auth/mfa/factor.ts';
import type { Message } from './mailer.ts';

type FactorType = FactorRow['factor_type'];

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

/** Not the number itself: whoever reads the mailbox need not know it. */
const nameOfFactor = (type: FactorType): string => (type === 'phone' ? 'phone number' : 'authenticator app');
const aFactor = (type: FactorType): string => (type === 'phone' ? 'A phone number' : 'An authenticator app');

export const factorRemovedMail = (recipient: string, isLast: boolean, type: FactorType): Message =>
  notice(recipient, `${aFactor(type)} was removed from Kindling`, [
    isLast
      ? `The last ${nameOfFactor(type)} was removed from your account. Signing in takes one step now.`
      : `${aFactor(type)} was removed from your account. Signing in still takes two steps.`,
    isLast
      ? 'If that was you, there’s nothing to do. If it wasn’t, change the password you sign in with, sign out all other devices under Sessions, and turn two-step sign-in on again in Settings.'
      : WAS_IT_YOU,
  ]);

export const factorAddedMail = (recipient: string, isFirst: boolean, type: FactorType): Message =>
  notice(recipient, `${aFactor(type)} was added to Kindling`, [
    isFirst
      ? `${aFactor(type)} was added to your account. Signing in takes two steps now.`
      : `Another ${nameOfFactor(type)} was added to your account.`,
    'If that was you, there’s nothing to do. If it wasn’t, write to us from the contact page: we can help you get your account back.',
  ]);

export const recoveryCodesMadeMail = (recipient: string): Message =>
  notice(recipient, 'New recovery codes for Kindling', [
    'Recovery codes were made for your account. Codes from before don’t work any more.',
    WAS_IT_YOU,
  ]);

export const manyWrongCodesMail = (recipient: string): Message =>
  notice(recipient, 'Many wrong codes for your Kindling account', [
    'Somebody got past the first step of signing in to your account and then typed many wrong codes. They did not get in. For a day, only your recovery codes work as the second step.',
    'If that was you, there’s nothing to do. If it wasn’t, change the password you sign in with: somebody else knows it.',
  ]);
