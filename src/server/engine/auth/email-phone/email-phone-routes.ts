import type { Hono } from 'hono';
import type { AuthParts } from '#server/engine/auth/auth-parts.ts';
import { handleOtp } from './otp.ts';
import { handleReauthenticate } from './reauthenticate.ts';
import { handleRecover, handleResend } from './recover.ts';
import { handleSignup } from './signup.ts';
import { handleUpdateUser } from './update-user.ts';
import { handleVerify, handleVerifyLink } from './verify.ts';

/** Everything that goes by e-mail, phone or password. Each says for itself when it is off. */
export const addEmailPhoneRoutes = (app: Hono, parts: AuthParts): void => {
  app.post('/signup', (c) => handleSignup(c, parts));
  app.post('/otp', (c) => handleOtp(c, parts));
  // The older name of the same, which some clients still use.
  app.post('/magiclink', (c) => handleOtp(c, parts));
  app.post('/verify', (c) => handleVerify(c, parts));
  app.get('/verify', (c) => handleVerifyLink(c, parts));
  app.post('/recover', (c) => handleRecover(c, parts));
  app.post('/resend', (c) => handleResend(c, parts));
  app.get('/reauthenticate', (c) => handleReauthenticate(c, parts));
  app.put('/user', (c) => handleUpdateUser(c, parts));
};
