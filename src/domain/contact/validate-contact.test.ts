import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactLimits } from '#domain/contact/contact-limits.ts';
import { contactLimitSentence } from '#domain/contact/contact-wait.ts';
import { contactTopicLabels, contactTopics } from '#domain/contact/contact-topics.ts';
import {
  contactLength,
  contactMessages,
  type ContactInput,
  contactFields,
  validateContact,
} from '#domain/contact/validate-contact.ts';

const fine: ContactInput = {
  name: 'Robin',
  email: 'robin@example.org',
  topic: 'question',
  message: 'How do I begin?',
};

const judge = (part: Partial<ContactInput>, signedIn = false) =>
  validateContact({ ...fine, ...part }, { signedIn });
const errorsOf = (part: Partial<ContactInput>, signedIn = false) => {
  const validation = judge(part, signedIn);
  return validation.valid ? {} : validation.errors;
};

describe('[ROUTE-01] validating a message to the operator', () => {
  it.each<readonly [what: string, part: Partial<ContactInput>, errors: object]>([
    ['nothing wrong', {}, {}],
    ['no name', { name: ' ' }, {}],
    ['a name of 100', { name: 'ä'.repeat(100) }, {}],
    ['a name of 101', { name: 'ä'.repeat(101) }, { name: contactMessages.nameTooLong }],
    ['no address', { email: ' ' }, { email: contactMessages.emailNeeded }],
    ['an address of 255', { email: `${'a'.repeat(248)}@ex.org` }, { email: contactMessages.emailTooLong }],
    ['an address of 254', { email: `${'a'.repeat(247)}@ex.org` }, {}],
    ['no topic', { topic: '' }, { topic: contactMessages.topicNeeded }],
    ['a topic of one’s own', { topic: 'toString' }, { topic: contactMessages.topicNeeded }],
    ['no message', { message: ' \n ' }, { message: contactMessages.messageNeeded }],
    ['a message of 9', { message: ` ${'🔥'.repeat(9)} ` }, { message: contactMessages.messageTooShort }],
    ['a message of 10', { message: '🔥'.repeat(10) }, {}],
    ['a message of 4000', { message: '🔥'.repeat(4000) }, {}],
    ['a message of 4001', { message: 'a'.repeat(4001) }, { message: contactMessages.messageTooLong }],
  ])('validates a message with %s', (_, part, errors) => {
    expect(errorsOf(part)).toEqual(errors);
  });

  it.each(contactTopics)('accepts the topic %s, which has a label', (topic) => {
    expect(judge({ topic }).valid).toBe(true);
    expect(contactTopicLabels[topic]).not.toBe('');
  });

  it.each([
    'robin',
    'robin@',
    '@example.org',
    'robin@example',
    'a b@example.org',
    'a@b@example.org',
    'robin@example..org',
    'robin@.org',
    'Robin <robin@example.org>',
    'a@example.org,b@example.org',
    'a@example.org;b',
    'a:b@example.org',
  ])('rejects the email address %j', (email) => {
    expect(errorsOf({ email })).toEqual({ email: contactMessages.emailOdd });
  });

  it.each([
    'robin+kindling@mail.example.org',
    'o’neill@example.org',
    'jörg@exämple.org',
    ' robin@example.org ',
  ])('accepts the email address %j', (email) => {
    expect(errorsOf({ email })).toEqual({});
  });

  it('needs no email address from somebody who is signed in, but rejects a wrong one', () => {
    expect(judge({ email: '' }, true)).toMatchObject({ valid: true, values: { email: null } });
    expect(errorsOf({ email: 'robin' }, true)).toEqual({ email: contactMessages.emailOdd });
  });

  it('reports every error at once, in the order of the form', () => {
    const errors = errorsOf({ name: 'x'.repeat(101), email: '', topic: '', message: '' });
    expect(Object.keys(errors)).toEqual(contactFields);
  });

  it('keeps plain text: line breaks stay, control characters and direction marks go', () => {
    const validation = judge({
      name: ' Robin\r\nBcc: all@example.org\u0000 ',
      message: '  <b>One</b>\r\ntwo\rthree\u0007 \u202Efour\u2069\tfive  ',
    });
    expect(validation).toEqual({
      valid: true,
      values: {
        ...fine,
        name: 'Robin Bcc: all@example.org',
        message: '<b>One</b>\ntwo\nthree four\tfive',
      },
    });
  });

  it('accepts no character that the database refuses or that breaks a mail header, whatever is typed', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    // Most texts are no address; what is no address is not kept.
    const email = fc.oneof(fc.constant(''), fc.constant('robin@example.org'), text);
    const topic = fc.constantFrom(...contactTopics);
    fc.assert(
      fc.property(fc.record({ name: text, email, topic, message: text }), (input) => {
        const validation = validateContact(input, { signedIn: true });
        fc.pre(validation.valid);
        const { name, email, message } = validation.values;
        expect(`${name}${email}`).not.toMatch(/\p{Cc}/u);
        expect(message).not.toMatch(/[^\P{Cc}\n\t]/u);
        expect(message.isWellFormed()).toBe(true);
        expect(Array.from(message).length).toBeGreaterThanOrEqual(contactLimits.message.min);
      }),
    );
  });

  it('counts the length of a message as it is stored', () => {
    expect(contactLength('  a\r\nb  ')).toBe(3);
  });
});

describe('[ROUTE-01] the message about the rate limit', () => {
  it.each([
    [1, 'in a minute'],
    [60, 'in a minute'],
    [61, 'in 2 minutes'],
    [3600, 'in 60 minutes'],
  ])('says when to try again after %d seconds', (seconds, words) => {
    expect(contactLimitSentence(seconds)).toContain(words);
  });
});
