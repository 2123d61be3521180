import { contactLimits } from '#domain/contact/contact-limits.ts';
import { type ContactTopic, isContactTopic } from '#domain/contact/contact-topics.ts';
import { lengthOf } from '#domain/text/plain-text.ts';

const { name: nameLimit, email: emailLimit, message: messageLimit } = contactLimits;

export const contactMessages = {
  nameTooLong: `Please use at most ${nameLimit.max} characters for your name.`,
  emailNeeded: 'Please enter an e-mail address so that we can reply.',
  emailTooLong: `Please use an e-mail address of at most ${emailLimit.max} characters.`,
  emailOdd: 'Please check the e-mail address. It should look like name@example.org.',
  topicNeeded: 'Please choose what it’s about.',
  messageNeeded: 'Please write a message.',
  messageTooShort: `Please write a little more: at least ${messageLimit.min} characters.`,
  messageTooLong: `Please use at most ${messageLimit.max.toLocaleString('en')} characters for your message.`,
} as const;

/** As typed. */
export interface ContactInput {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly message: string;
}

/** As it is kept. Null is what was left empty. */
export interface ContactValues {
  readonly name: string | null;
  readonly email: string | null;
  readonly topic: ContactTopic;
  readonly message: string;
}

/** In the order of the form. */
export const contactFields = ['topic', 'message', 'name', 'email'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactErrors = Partial<Record<ContactField, string>>;

export type ContactValidationResult =
  | { readonly valid: true; readonly values: ContactValues }
  | { readonly valid: false; readonly errors: ContactErrors };

// Marks that turn the direction of everything after them: in a list of messages they would reorder other people's words.
const turning = /[\u202A-\u202E\u2066-\u2069]/gu;
const controlButLines = /[^\P{Cc}\n\t]/gu;

const ofOneLine = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(turning, '')
    .toWellFormed()
    .trim();
const ofManyLines = (text: string): string =>
  text.replaceAll(/\r\n?/gu, '\n').replace(controlButLines, '').replace(turning, '').toWellFormed().trim();

/** How long a message is, as it would be kept. */
export const contactLength = (message: string): number => lengthOf(ofManyLines(message));

// Plausible, not proven: one @, no blanks, and nothing that would end a header or begin a second address.
const plausible = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/u;

const emailError = (email: string, needed: boolean): string | undefined => {
  if (email === '') return needed ? contactMessages.emailNeeded : undefined;
  if (lengthOf(email) > emailLimit.max) return contactMessages.emailTooLong;
  return plausible.test(email) ? undefined : contactMessages.emailOdd;
};

const messageError = (message: string): string | undefined => {
  const length = lengthOf(message);
  if (length === 0) return contactMessages.messageNeeded;
  if (length < messageLimit.min) return contactMessages.messageTooShort;
  return length > messageLimit.max ? contactMessages.messageTooLong : undefined;
};

/** One sentence for each mistake. Somebody who is signed in has an address already, that of the account. */
export const validateContact = (
  input: ContactInput,
  options: { readonly signedIn: boolean },
): ContactValidationResult => {
  const name = ofOneLine(input.name);
  const email = ofOneLine(input.email);
  const message = ofManyLines(input.message);
  const { topic } = input;
  const found: Readonly<Record<ContactField, string | undefined>> = {
    topic: isContactTopic(topic) ? undefined : contactMessages.topicNeeded,
    message: messageError(message),
    name: lengthOf(name) > nameLimit.max ? contactMessages.nameTooLong : undefined,
    email: emailError(email, !options.signedIn),
  };
  const errors: ContactErrors = {};
  for (const field of contactFields) {
    const sentence = found[field];
    if (sentence !== undefined) errors[field] = sentence;
  }
  if (!isContactTopic(topic) || Object.keys(errors).length > 0) return { valid: false, errors };
  return { valid: true, values: { name: orNull(name), email: orNull(email), topic, message } };
};

const orNull = (text: string): string | null => (text === '' ? null : text);
