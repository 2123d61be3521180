import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { contactLimits } from '#domain/contact/contact-limits.ts';
import type { ContactInput } from '#domain/contact/validate-contact.ts';
import { FunctionError } from '../function-error.ts';
import { readBody } from '../read-body.ts';

export interface ContactRequest extends ContactInput {
  readonly id: string;
  /** The field nobody sees, and how long the form was on the screen. */
  readonly subject: string;
  readonly shownForMs: number;
}

const text = z.string({ error: 'must be a text' });

const requestSchema = z.object({
  id: z.guid({ error: 'must be an id' }),
  name: text.default(''),
  email: text.default(''),
  topic: text,
  message: text,
  subject: text.default(''),
  shownForMs: z.number({ error: 'must be a number' }),
});

const mediaTypeOf = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** As a browser sends the form by itself, where no script of ours is running. */
export const isPlainForm = (request: Request): boolean =>
  mediaTypeOf(request) === 'application/x-www-form-urlencoded';

export const readContact = async (request: Request): Promise<ContactRequest> => {
  if (isPlainForm(request)) return readPlainForm(request);
  if (mediaTypeOf(request) === 'application/json') return readBody(request, requestSchema);
  throw new FunctionError(415, 'unsupported_media_type', 'The body has to be JSON or a form');
};

const readPlainForm = async (request: Request): Promise<ContactRequest> => {
  // Another site could make its visitors write here. JSON it cannot send without being asked first.
  if (request.headers.get('sec-fetch-site') === 'cross-site') {
    throw new FunctionError(403, 'not_allowed', 'The form was sent from another site');
  }
  const fields = new URLSearchParams(await request.text());
  const field = (name: string): string => fields.get(name) ?? '';
  return {
    // Without a script there is nobody who could make an id, nor measure the time.
    id: randomUUID(),
    name: field('name'),
    email: field('email'),
    topic: field('topic'),
    message: field('message'),
    subject: field('subject'),
    shownForMs: contactLimits.quickestMs,
  };
};
