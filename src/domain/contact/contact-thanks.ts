/** Said when a message has arrived, by the page and by the host alike. */
export const contactThanks = {
  title: 'Thank you. We got your message.',
  next: 'The people who run this site can read it now. If it needs an answer, they’ll reply by e-mail.',
} as const;
