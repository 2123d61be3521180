import { escapeHtml } from '#domain/text/escape-html.ts';
import { sanitiseText } from '#domain/text/sanitise-text.ts';
import type { Message } from './mailer.ts';

export type MailTemplate =
  | 'signup'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

interface Words {
  readonly subject: string;
  readonly why: string;
  readonly link?: string;
}

const wordsFor: Readonly<Record<MailTemplate, Words>> = {
  signup: {
    subject: 'Confirm your e-mail for Kindling',
    why: 'Welcome to Kindling. One step is left: confirm that this address is yours.',
    link: 'Confirm this address',
  },
  magiclink: {
    subject: 'Your sign-in link for Kindling',
    why: 'Here is the way in that you asked for.',
    link: 'Sign in',
  },
  recovery: {
    subject: 'Choose a new password for Kindling',
    why: 'You asked to choose a new password. Your old one still works until you do.',
    link: 'Choose a new password',
  },
  invite: {
    subject: 'You are invited to Kindling',
    why: 'Somebody who looks after Kindling made an account for you.',
    link: 'Accept the invitation',
  },
  email_change_current: {
    subject: 'Confirm the change of your e-mail for Kindling',
    why: 'Your account is about to get another e-mail address. Confirm it here, and at the new address too.',
    link: 'Confirm the change',
  },
  email_change_new: {
    subject: 'Confirm your new e-mail for Kindling',
    why: 'This is to become the e-mail address of your account.',
    link: 'Confirm this address',
  },
  reauthentication: {
    subject: 'Your code for Kindling',
    why: 'Type this code to confirm that it is you.',
  },
};

const UNASKED = 'If you did not ask for this, you can ignore it. Nothing happens without you.';
// Longer than any code or link that is made here: what comes from outside stays short in a letter.
const limits = { code: 100, link: 4000 };

const LIFE = 'It works once, for one hour.';

export const mailFromTemplate = (
  kind: MailTemplate,
  to: { readonly recipient: string; readonly code: string; readonly link?: string },
): Message => {
  const words = wordsFor[kind];
  const link =
    words.link === undefined || to.link === undefined ? undefined : { label: words.link, url: to.link };
  return {
    kind: 'email',
    recipient: to.recipient,
    subject: words.subject,
    text: [
      words.why,
      ...(link === undefined ? [] : [`${link.label}: ${link.url}`]),
      `Code: ${to.code}`,
      `${LIFE} ${UNASKED}`,
      'Kindling',
    ].join('\n\n'),
    html: [
      `<p>${escapeHtml(words.why)}</p>`,
      ...(link === undefined
        ? []
        : [`<p><a href="${sanitiseText(link.url, limits.link)}">${escapeHtml(link.label)}</a></p>`]),
      `<p>Code: <strong>${sanitiseText(to.code, limits.code)}</strong></p>`,
      `<p>${LIFE} ${UNASKED}</p>`,
      '<p>Kindling</p>',
    ].join('\n'),
  };
};

export const textMessage = (recipient: string, code: string): Message => ({
  kind: 'sms',
  recipient,
  subject: 'Code',
  text: `Your code for Kindling is ${code}. It works once, for one hour.`,
});
