/** Said when a message has arrived, by the page and by the host alike. */
export const contactThanks = {
  title: 'Thank you. Your message has arrived.',
  next: 'Whoever runs this site can read it now. If an answer is needed, it comes by e-mail.',
} as const;
