import { SecondFactorNeededError, SessionEndedError } from '#server/engine/database/database.ts';
import { InvalidTokenError } from '#server/engine/identify/identify.ts';
import { fromDatabaseError } from './postgres-error.ts';
import { RestError, simpleError } from '#server/engine/rest/rest-error.ts';
import type { Answer } from '#server/engine/rest/request/rest-request.ts';

export const allowResponse = (methods: readonly string[]): Response =>
  new Response(null, { status: 200, headers: { Allow: methods.join(',') } });

/** Answers with these carry nothing, whatever SQL asked for. */
const bodiless = new Set([204, 205, 304]);

export const toResponse = (answer: Answer, further: Readonly<Record<string, string>> = {}): Response => {
  const headers = { ...answer.headers, ...further };
  return new Response(bodiless.has(answer.status) ? null : answer.body, {
    status: answer.status,
    headers: answer.ownHeaders === undefined ? headers : mergeHeaders(headers, answer.ownHeaders),
  });
};

/** The first of a name replaces ours, further ones are added: cookies come one to a header. */
const mergeHeaders = (
  ours: Readonly<Record<string, string>>,
  own: NonNullable<Answer['ownHeaders']>,
): Headers => {
  const headers = new Headers(ours);
  const named = new Set<string>();
  for (const [name, value] of own) {
    if (named.has(name.toLowerCase())) headers.append(name, value);
    else headers.set(name, value);
    named.add(name.toLowerCase());
  }
  return headers;
};

/** `onError` is told of what is answered with a bare 500 or means that the database is in trouble. */
export const toRestError = (
  error: unknown,
  isAnonymous: boolean,
  onError: ((error: unknown) => void) | undefined,
): RestError => {
  if (error instanceof RestError) return error;
  if (error instanceof InvalidTokenError) return tokenError(error);
  if (error instanceof SessionEndedError) return unauthorized('PGRST301', 'Session ended');
  if (error instanceof SecondFactorNeededError) {
    return simpleError(403, 'insufficient_aal', 'The second factor comes first');
  }
  const known = fromDatabaseError(error, isAnonymous);
  if (known !== undefined && known.status < 500) return known;
  onError?.(error);
  return known ?? simpleError(500, 'XX000', 'Internal server error');
};

const tokenError = ({ reason, message }: InvalidTokenError): RestError => {
  if (reason === 'missing') {
    return new RestError(401, {
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    });
  }
  // PostgREST's code for claims; the sentences are ours, as its own know no issuer and no list of roles.
  if (reason === 'claims') return unauthorized('PGRST303', `JWT not accepted: ${message}`);
  return reason === 'expired'
    ? unauthorized('PGRST303', 'JWT expired')
    : unauthorized('PGRST301', 'JWSError JWSInvalidSignature');
};

const unauthorized = (code: string, message: string): RestError =>
  new RestError(
    401,
    { code, message, details: null, hint: null },
    { 'WWW-Authenticate': `Bearer error="invalid_token", error_description="${message}"` },
  );

export const restErrorResponse = ({ status, body, headers }: RestError): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(body.code === undefined ? {} : { 'Proxy-Status': `PostgREST; error=${body.code}` }),
      ...headers,
    },
  });
