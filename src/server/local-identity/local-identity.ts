import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { Provider } from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { CALLBACK_PATH } from '#server/engine/auth/oauth/authorize.ts';
import { siteOrigins } from '#server/engine/auth/http/request-origin.ts';
import type { Passwords } from '#server/engine/auth/passwords/passwords.ts';
import type { Database } from '#server/engine/database/database.ts';
import type { Secrets } from '#server/config/secrets.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import { messagePage } from './account-page.ts';
import { addInteraction } from './interaction.ts';
import { createLocalAccounts } from './local-accounts.ts';
import { loopbackOnly } from './loopback-only.ts';
import { createPinCheck } from './pin-check.ts';
import { localProvider, MOUNT_PATH } from './local-provider.ts';
import { providerConfiguration } from './provider-configuration.ts';

const STYLES = `${MOUNT_PATH}/account-page.css`;
/** The one of the app: signing in does not lead to another house. */
const TYPEFACE = '@fontsource-variable/lexend/files/lexend-latin-wght-normal.woff2';

/**
 * The built-in OpenID provider, for an install on one computer without an account anywhere else; for mounting at
 * /local-identity.
 */
export const createLocalIdentity = async (options: {
  readonly db: Pick<Database, 'tx'>;
  readonly secrets: Pick<Secrets, 'derive'>;
  readonly limits: RateLimits;
  readonly passwords: Passwords;
  /** Origin the server itself can reach, i.e. the address it listens on. */
  readonly origin: string;
  readonly siteUrl: string;
  readonly redirectUrls: readonly string[];
  /** Whether anybody may make a local account. */
  readonly signups: boolean;
  readonly now?: () => number;
}): Promise<Hono> => {
  const { issuer, clientSecret } = localProvider(options);
  const origins = [...new Set([...siteOrigins(options.siteUrl), ...siteOrigins(options.origin)])];
  const accounts = createLocalAccounts(options.db);
  const provider = new Provider(
    issuer.href,
    await providerConfiguration({
      accounts,
      secrets: options.secrets,
      clientSecret,
      redirectUris: origins.map((origin) => `${origin}${CALLBACK_PATH}`),
      errorPage: async (text) => (await messagePage(STYLES, 'Sign-in didn’t work', text)).toString(),
      now: options.now ?? Date.now,
    }),
  );
  // No session of its own: it would stand in the way of choosing another account the next time.
  provider.use<object, { readonly oidc?: KoaContextWithOIDC['oidc'] }>(async (ctx, next) => {
    await next();
    const session = ctx.oidc?.session;
    if (session?.accountId !== undefined) await session.destroy();
  });
  const styles = await readFile(path.join(import.meta.dirname, 'account-page.css'), 'utf8');
  const typeface = await readFile(fileURLToPath(import.meta.resolve(TYPEFACE)));
  const serve = provider.callback();
  const headers = ownHeaders([...origins, ...plainOrigins(options.redirectUrls)]);

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(loopbackOnly);
  app.use(async (c, next) => {
    for (const [name, value] of headers) c.header(name, value);
    await next();
  });
  app.get('/account-page.css', (c) => c.body(styles, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/lexend.woff2', (c) =>
    c.body(typeface, 200, { 'content-type': 'font/woff2', 'cache-control': 'max-age=86400' }),
  );
  addInteraction(app, {
    provider,
    accounts,
    styles: STYLES,
    signups: options.signups,
    checkPin: createPinCheck({ ...options, accounts }),
  });
  app.all('*', async (c) => {
    const { incoming, outgoing } = c.env;
    for (const [name, value] of headers) outgoing.setHeader(name, value);
    keepToOwnOrigin(outgoing);
    // The library reads its own address from these two, as Express leaves them below a mount point.
    Object.assign(incoming, {
      originalUrl: incoming.url,
      url: (incoming.url ?? '').slice(MOUNT_PATH.length) || '/',
    });
    await serve(incoming, outgoing);
    // A copy, because the host's middleware writes headers into what it gets.
    return RESPONSE_ALREADY_SENT.clone();
  });

  return new Hono().route('/', app);
};

/**
 * The library lets pages of every origin read its answers. Here the one program that asks is this very server, which needs no
 * leave; a page that does is somebody else's.
 */
const keepToOwnOrigin = (outgoing: HttpBindings['outgoing']): void => {
  const setHeader = outgoing.setHeader.bind(outgoing);
  outgoing.setHeader = (name, value) => (/^access-control-/i.test(name) ? outgoing : setHeader(name, value));
};

/** Chromium holds every redirect after a form against `form-action`, so the way back has to be on the list. */
const ownHeaders = (formTargets: readonly string[]): ReadonlyArray<readonly [string, string]> => {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${[...new Set(formTargets)].join(' ')}`,
  ].join('; ');
  return [
    ['content-security-policy', policy],
    // Not `no-referrer`: with that, browsers send `Origin: null` with our own forms.
    ['referrer-policy', 'same-origin'],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['cache-control', 'no-store'],
  ];
};

/** REDIRECT_URLS as origins; a pattern in the host has none, and then only a browser without that rule gets back. */
const plainOrigins = (urls: readonly string[]): readonly string[] => {
  return urls.flatMap((url) => {
    if (!/^https?:\/\/[^/*]+(\/|$)/.test(url) || !URL.canParse(url)) return [];
    return [new URL(url).origin];
  });
};
