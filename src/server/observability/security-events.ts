import type { Context } from 'hono';
import { securityEventOf } from '#domain/security/security-event.ts';
import type { SecurityEventType } from '#domain/security/security-event.ts';
import { clientAddress } from '#server/engine/auth/http/client-address.ts';
import type { Actor, Database } from '#server/engine/database/database.ts';

interface Seen {
  readonly type: SecurityEventType;
  readonly userId?: string | undefined;
  readonly details?: Readonly<Record<string, unknown>>;
}

export interface SecurityEvents {
  /** Returns at once. The request neither waits for it nor learns whether it worked. */
  readonly record: (context: Context, seen: Seen) => void;
  /** When everything that was taken is written or has failed. */
  readonly settled: () => Promise<void>;
}

/** What is written at most, so that nobody fills the table by being refused. The database has limits of its own. */
export const securityEventBounds = { perAddress: 10, together: 120, minuteMs: 60_000, waiting: 100 } as const;

/**
 * A sign-in that worked cannot be repeated at will, and must not be lost in a flood of those that did not. The others come once
 * in a while for each person, whatever they do (watch-refusals.ts).
 */
const neverLost: ReadonlySet<SecurityEventType> = new Set([
  'auth_success',
  'suspicious_activity',
  'data_access',
]);

const service: Actor = { role: 'service_role', claims: { role: 'service_role' } };

export const createSecurityEvents = (options: {
  readonly db: Pick<Database, 'tx'>;
  readonly trustedProxies: number;
  readonly logError: (message: string, cause: unknown) => void;
  readonly now?: () => number;
}): SecurityEvents => {
  const now = options.now ?? Date.now;
  const mayRecord = createMinute(now);
  // One after the other: a flood of events never takes more than one connection from the requests.
  let line: Promise<void> = Promise.resolve();
  let waiting = 0;

  const write = async (event: ReturnType<typeof securityEventOf>): Promise<void> => {
    try {
      await options.db.tx(service, (query) =>
        query(
          // An account that is gone by now leaves no name.
          `insert into public.security_events (user_id, type, details, user_agent, url)
           values ((select p.user_id from public.profiles p where p.user_id = $1::uuid), $2, $3, $4, $5)`,
          [event.userId, event.type, event.details, event.userAgent, event.url],
        ),
      );
    } catch (error) {
      options.logError('A security event was lost', error);
    } finally {
      waiting -= 1;
    }
  };

  return {
    record: (context, { type, userId, details = {} }) => {
      const isFree = neverLost.has(type) || mayRecord(clientAddress(context, options.trustedProxies));
      if (!isFree || waiting >= securityEventBounds.waiting) return;
      waiting += 1;
      const event = securityEventOf({
        type,
        details,
        now: now(),
        userId: userId ?? null,
        userAgent: context.req.header('user-agent') ?? '',
        url: context.req.path,
      });
      line = line.then(() => write(event));
    },
    settled: () => line,
  };
};

/** Counts within a minute, for each address and for all of them; the next minute starts afresh. */
const createMinute = (now: () => number): ((address: string) => boolean) => {
  let ends = 0;
  let together = 0;
  const counts = new Map<string, number>();
  return (address) => {
    if (now() >= ends) {
      ends = now() + securityEventBounds.minuteMs;
      together = 0;
      counts.clear();
    }
    const count = counts.get(address) ?? 0;
    if (together >= securityEventBounds.together || count >= securityEventBounds.perAddress) return false;
    together += 1;
    counts.set(address, count + 1);
    return true;
  };
};
