import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { AuthError } from './auth-error.ts';
import { readJson } from './read-json.ts';

const signUpBody = z.looseObject({ email: z.string().optional(), phone: z.string().optional() });

/** The product offers the identity provider alone; these say so in GoTrue's words, as /settings does. */
export function addDisabledMethods(app: Hono): void {
  app.post('/signup', async (c) => {
    const body = await readJson(c, signUpBody);
    if (body.email) throw emailDisabled('Email signups are disabled');
    if (body.phone) throw phoneDisabled('Phone signups are disabled');
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  });
  app.post('/otp', async (c) => {
    const body = await readJson(c, signUpBody);
    if (body.phone) throw phoneDisabled('Phone logins are disabled');
    throw emailDisabled('Email logins are disabled');
  });
  app.post('/verify', refuse);
  app.get('/verify', refuse);
  app.post('/recover', refuse);
  app.post('/resend', refuse);
  app.post('/magiclink', refuse);
  app.get('/reauthenticate', refuse);
}

function refuse(_c: Context): Response {
  throw emailDisabled('Email logins are disabled');
}

function emailDisabled(message: string): AuthError {
  return new AuthError(422, 'email_provider_disabled', message);
}

function phoneDisabled(message: string): AuthError {
  return new AuthError(422, 'phone_provider_disabled', message);
}
