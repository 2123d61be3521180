import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { AuthError } from '#server/engine/auth/auth-error.ts';
import { clientAddress } from '#server/engine/auth/http/client-address.ts';
import type { Passwords } from '#server/engine/auth/passwords/passwords.ts';
import { authAdmin } from '#server/engine/database/database.ts';
import type { Database } from '#server/engine/database/database.ts';
import type { RateLimits } from '#server/limits/rate-limits.ts';
import type { LocalAccounts } from './local-accounts.ts';
import { MOUNT_PATH } from './local-provider.ts';

export type PinOutcome =
  | { readonly kind: 'right'; readonly accountId: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'wait'; readonly seconds: number };

export type CheckPin = (c: Context, email: string, pin: string) => Promise<PinOutcome>;

const COOKIE = 'kindling-known';
const KNOWN_SECONDS = 180 * 24 * 3600;
const LONGEST = 100;

/**
 * Whether this is the PIN of the account with this address. Takes the same time and says the same where there is no such
 * account. A browser that has typed it right before is counted by itself, because behind a forwarded port everybody has the
 * same address: whoever guesses there uses up their own tries, and not the owner's.
 */
export const createPinCheck =
  (parts: {
    readonly db: Pick<Database, 'tx'>;
    readonly accounts: Pick<LocalAccounts, 'findClosed'>;
    readonly limits: RateLimits;
    readonly passwords: Pick<Passwords, 'check'>;
  }): CheckPin =>
  async (c, given, pin) => {
    const email = given.trim().toLowerCase();
    const browser = (getCookie(c, COOKIE) ?? '').slice(0, LONGEST);
    const isKnown = browser !== '' && (await parts.limits.isRemembered('pin', email, browser));
    try {
      if (isKnown) await parts.limits.take({ limit: 'pinAccount', subject: `${email} ${browser}` });
      else {
        await parts.limits.take(
          { limit: 'pin', subject: clientAddress(c, 0) },
          { limit: 'pinAccount', subject: email },
        );
      }
      const account = await parts.accounts.findClosed(email);
      const { correct } = await parts.passwords.check(pin.slice(0, LONGEST), account?.pinHash);
      if (account === undefined || !correct) return { kind: 'wrong' };
      const known = isKnown ? browser : randomBytes(24).toString('base64url');
      await parts.db.tx(authAdmin, (query) => parts.limits.remember(query, 'pin', email, known));
      setCookie(c, COOKIE, known, {
        httpOnly: true,
        sameSite: 'Lax',
        path: MOUNT_PATH,
        maxAge: KNOWN_SECONDS,
      });
      return { kind: 'right', accountId: account.id };
    } catch (error) {
      if (!(error instanceof AuthError) || error.status !== 429) throw error;
      return { kind: 'wait', seconds: error.retryAfterSeconds ?? 60 };
    }
  };
