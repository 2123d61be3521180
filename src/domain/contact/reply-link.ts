import { type ContactTopic, contactTopicLabels } from '#domain/contact/contact-topics.ts';

/** Opens the admin's own mail program. Nothing in an address can add a second one or another header. */
export const replyLink = (email: string, topic: ContactTopic): string => {
  const at = email.lastIndexOf('@');
  const address = `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
  return `mailto:${address}?subject=${encodeURIComponent(`Kindling: ${contactTopicLabels[topic]}`)}`;
};
