import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { errors } from 'oidc-provider';
import type { InteractionResults, Provider } from 'oidc-provider';
import { z } from 'zod';
import { accountPage, messagePage } from './account-page.ts';
import type { AccountPage } from './account-page.ts';
import { newAccountSchema } from './local-accounts.ts';
import type { LocalAccounts } from './local-accounts.ts';
import type { CheckPin } from './pin-check.ts';
import { sameOriginPosts } from './loopback-only.ts';
import { MOUNT_PATH } from './local-provider.ts';
import { localIdentityLimits } from '#server/limits/local-identity-limits.ts';

type Env = { Bindings: HttpBindings };

interface Parts {
  readonly provider: Provider;
  readonly accounts: LocalAccounts;
  readonly styles: string;
  readonly signups: boolean;
  readonly checkPin: CheckPin;
}

const field = z.string().max(1000).catch('');
const fieldsSchema = z.object({ account: field, name: field, email: field, pin: field });

/** The page between "sign in" and "signed in": pick an account, make one, or go back. */
export const addInteraction = (app: Hono<Env>, parts: Parts): void => {
  app.use('/interaction/*', async (c, next) => {
    try {
      await parts.provider.interactionDetails(c.env.incoming, c.env.outgoing);
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      return c.html(
        messagePage(parts.styles, 'This page has expired', 'Nothing is lost. Start signing in again.'),
        400,
      );
    }
    await next();
    return undefined;
  });
  app.on(
    'POST',
    '/interaction/*',
    sameOriginPosts,
    bodyLimit({ maxSize: localIdentityLimits.bodyBytes }),
    (_c, next) => next(),
  );

  app.get('/interaction/:uid', (c) => show(c, parts));
  app.post('/interaction/:uid/choose', async (c) => {
    const account = await parts.accounts.findOpen((await fieldsOf(c)).account);
    return account === undefined ? show(c, parts) : signIn(c, parts, account.id);
  });
  app.post('/interaction/:uid/pin', (c) => signInWithPin(c, parts));
  app.post('/interaction/:uid/create', (c) => create(c, parts));
  app.post('/interaction/:uid/cancel', (c) =>
    finish(c, parts, { error: 'access_denied', error_description: 'The sign-in was cancelled' }),
  );
};

const create = async (c: Context<Env>, parts: Parts): Promise<Response> => {
  if (!parts.signups) return show(c, parts, {}, 422);
  const { name, email } = await fieldsOf(c);
  const parsed = newAccountSchema.safeParse({ name, email });
  if (!parsed.success) {
    const { properties } = z.treeifyError(parsed.error);
    const problems = { name: properties?.name?.errors[0], email: properties?.email?.errors[0] };
    return show(c, parts, { form: { name, email, errors: problems } });
  }
  const account = await parts.accounts.create(parsed.data);
  if (account === 'taken' || account === 'full') {
    const message =
      account === 'taken'
        ? 'This e-mail address already has a local account. Sign in to it above.'
        : `This computer already has ${localIdentityLimits.accounts} local accounts. Choose one above.`;
    return show(c, parts, { form: { name, email, errors: { email: message } } });
  }
  return signIn(c, parts, account.id);
};

const signInWithPin = async (c: Context<Env>, parts: Parts): Promise<Response> => {
  const { email, pin } = await fieldsOf(c);
  const outcome = await parts.checkPin(c, email, pin);
  if (outcome.kind === 'right') return signIn(c, parts, outcome.accountId);
  if (outcome.kind === 'wrong') {
    return show(c, parts, { pin: { email, error: 'This e-mail address and PIN do not belong together.' } });
  }
  const minutes = Math.ceil(outcome.seconds / 60);
  const error = `Too many tries. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  return show(c, parts, { pin: { email, error } }, 429);
};

const show = async (
  c: Context<Env>,
  parts: Parts,
  filled: Pick<AccountPage, 'form' | 'pin'> = {},
  status: 200 | 422 | 429 = Object.keys(filled).length === 0 ? 200 : 422,
): Promise<Response> => {
  const { open, hasClosed } = await parts.accounts.list();
  const page = accountPage({
    action: `${MOUNT_PATH}/interaction/${encodeURIComponent(c.req.param('uid') ?? '')}`,
    styles: parts.styles,
    accounts: open,
    hasClosed,
    signups: parts.signups,
    ...filled,
  });
  return c.html(page, status);
};

const signIn = async (c: Context<Env>, parts: Parts, accountId: string): Promise<Response> => {
  await parts.accounts.markUsed(accountId);
  return finish(c, parts, { login: { accountId, remember: false } });
};

const finish = async (c: Context<Env>, parts: Parts, result: InteractionResults): Promise<Response> => {
  const { incoming, outgoing } = c.env;
  const target = await parts.provider.interactionResult(incoming, outgoing, result, {
    mergeWithLastSubmission: false,
  });
  return c.redirect(target, 303);
};

const fieldsOf = async (c: Context<Env>): Promise<z.output<typeof fieldsSchema>> =>
  fieldsSchema.parse(await c.req.parseBody());
