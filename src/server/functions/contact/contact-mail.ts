import { contactTopicLabels } from '#domain/contact/contact-topics.ts';
import type { ContactValues } from '#domain/contact/validate-contact.ts';
import type { Message } from '#server/engine/auth/mail/mailer.ts';

/** To the operator. The subject holds none of the sender's words, and the text is plain. */
export const contactMail = (
  values: ContactValues,
  to: { readonly recipient: string; readonly siteUrl: string },
): Message => {
  const { name, email, topic, message } = values;
  const sender = [name, email].filter((part) => part !== null).join(', ');
  return {
    kind: 'email',
    recipient: to.recipient,
    subject: `Message from Kindling: ${contactTopicLabels[topic]}`,
    text: [
      message,
      `From: ${sender === '' ? 'no name given' : sender}`,
      email === null
        ? 'They left no e-mail address, so you can’t reply.'
        : 'If you reply to this e-mail, it goes to the sender. We haven’t checked that the address is really theirs.',
      `All messages: ${to.siteUrl}/admin/system`,
    ].join('\n\n'),
    ...(email === null ? {} : { replyTo: email }),
  };
};
