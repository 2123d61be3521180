import { contactTroubles } from '#domain/contact/contact-troubles.ts';
import { type ContactErrors, contactFields, type ContactInput } from '#domain/contact/validate-contact.ts';
import { AppError } from '#web/platform/app-error.ts';
import { responseData } from '#web/platform/backend/response-data.ts';
import { connect } from '#web/platform/backend/connect.ts';
import { hasStoredSession, storedSessionOwes } from '#web/platform/backend/stored-session.ts';
import { mayTry } from '#web/services/limits/may-try.ts';

export interface ContactLetter extends ContactInput {
  readonly id: string;
  readonly subject: string;
  readonly shownForMs: number;
}

export type ContactOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'mistakes'; readonly errors: ContactErrors }
  | { readonly kind: 'trouble'; readonly sentence: string };

const timeoutMs = 20_000;

const trouble = (sentence: string): ContactOutcome => ({ kind: 'trouble', sentence });

/** A visitor sends without the backend client, which their page never loads. */
const tokenHere = async (): Promise<string | undefined> => {
  if (!hasStoredSession() || storedSessionOwes()) return undefined;
  const { backend } = await connect();
  return (await backend.auth.getSession()).data.session?.access_token;
};

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const errorsIn = (answer: unknown): ContactErrors => {
  const said = field(answer, 'errors');
  const errors: ContactErrors = {};
  for (const name of contactFields) {
    const sentence = field(said, name);
    if (typeof sentence === 'string') errors[name] = sentence;
  }
  return errors;
};

const refusalOf = async (response: Response): Promise<ContactOutcome> => {
  const answer: unknown = await response.json().catch(() => null);
  const sentence = field(answer, 'message');
  if (response.status === 429 && typeof sentence === 'string') return trouble(sentence);
  if (response.status === 401) return trouble(contactTroubles.signedOut);
  const errors = errorsIn(answer);
  if (Object.keys(errors).length > 0) return { kind: 'mistakes', errors };
  return trouble(response.status === 503 ? contactTroubles.unreachable : contactTroubles.unexpected);
};

export const sendContact = async (letter: ContactLetter): Promise<ContactOutcome> => {
  if (!navigator.onLine) return trouble(contactTroubles.offline);
  if (!mayTry('contact')) return trouble(contactTroubles.tooOften);
  try {
    const token = await tokenHere();
    const response = await fetch('/functions/v1/contact', {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(letter),
    });
    return response.ok ? { kind: 'sent' } : await refusalOf(response);
  } catch {
    return trouble(navigator.onLine ? contactTroubles.unreachable : contactTroubles.offline);
  }
};

/** For good, and only one's own: the database sees to that. */
export const deleteOwnMessage = async (id: string): Promise<void> => {
  const { backend } = await connect();
  const answer = await backend.from('contact_messages').delete({ count: 'exact' }).eq('id', id);
  responseData(answer);
  if (answer.count === 0) throw new AppError('refused', 'That message is already gone.');
};
