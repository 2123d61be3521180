import type { Message } from '#server/engine/auth/mail/mailer.ts';

/** Letters, and what stands between them in a name: whoever writes the name cannot write a letter with it, or an address. */
const nameAlone = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{M}\p{N} '’-]/gu, ' ').trim() || 'Someone';

/** To whom somebody trusts. None of what is shared is in it. */
export const supportMail = (to: {
  readonly recipient: string;
  readonly shownAs: string;
  readonly link: string;
}): Message => {
  const name = nameAlone(to.shownAs);
  return {
    kind: 'email',
    recipient: to.recipient,
    subject: 'Someone would like to share with you on Kindling',
    text: [
      `${name} uses Kindling, an app for people with ADHD, and would like you to be able to look in. They chose what you’d see, and for how long.`,
      `See what it is and decide: ${to.link}`,
      'You need an account with this e-mail address. The link works once, for seven days. Each time you look, they can see that you did. You can both end it at any time.',
      'If you don’t know this person, you can ignore this e-mail. Nothing will happen.',
      'Kindling',
    ].join('\n\n'),
  };
};
