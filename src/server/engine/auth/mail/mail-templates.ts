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
    subject: 'Confirm your e-mail address for Kindling',
    why: 'Welcome to Kindling. One last step: please confirm that this is your e-mail address.',
    link: 'Confirm this address',
  },
  magiclink: {
    subject: 'Your sign-in link for Kindling',
    why: 'Here’s the sign-in link you asked for.',
    link: 'Sign in',
  },
  recovery: {
    subject: 'Choose a new password for Kindling',
    why: 'You asked to change your password. Your old one works until you choose a new one.',
    link: 'Choose a new password',
  },
  invite: {
    subject: 'You’re invited to Kindling',
    why: 'An admin of this Kindling site created an account for you.',
    link: 'Accept the invitation',
  },
  email_change_current: {
    subject: 'Confirm your change of e-mail address for Kindling',
    why: 'You asked to change your account’s e-mail address. Please confirm it here and at the new address.',
    link: 'Confirm the change',
  },
  email_change_new: {
    subject: 'Confirm your new e-mail address for Kindling',
    why: 'Please confirm that this is your account’s new e-mail address.',
    link: 'Confirm this address',
  },
  reauthentication: {
    subject: 'Your code for Kindling',
    why: 'Enter this code to confirm that it’s you.',
  },
};

const UNASKED = 'If you didn’t ask for this, you can ignore this e-mail. Nothing will change.';
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
