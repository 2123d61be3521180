import type { MiddlewareHandler } from 'hono';
import { currentCaller } from '#server/engine/database/request-caller.ts';

/** What one network may ask of the services: a page asks for a dozen things at once, a class of thirty for a few hundred. */
export const requestShare = { perSecond: 100, atOnce: 1000 } as const;

export interface RequestShares {
  /** Whether one more is within the share of that network. */
  readonly take: (network: string) => boolean;
}

// Those who have not asked for a while have their whole share again, and need not be remembered.
const mostNetworks = 10_000;

/** A bucket of so many, filled again by the second. Lives in the process: it protects the process. */
export const createRequestShares = (options: {
  readonly factor: number;
  readonly now?: () => number;
}): RequestShares => {
  const now = options.now ?? (() => performance.now());
  const atOnce = requestShare.atOnce * options.factor;
  const perMs = (requestShare.perSecond * options.factor) / 1000;
  const buckets = new Map<string, { readonly left: number; readonly at: number }>();
  return {
    take: (network) => {
      const time = now();
      const bucket = buckets.get(network) ?? { left: atOnce, at: time };
      const left = Math.min(atOnce, bucket.left + (time - bucket.at) * perMs);
      buckets.delete(network);
      buckets.set(network, { left: left < 1 ? left : left - 1, at: time });
      const oldest = buckets.size > mostNetworks ? buckets.keys().next() : undefined;
      if (oldest?.done === false) buckets.delete(oldest.value);
      return left >= 1;
    },
  };
};

/** Turns away what is over the share before anything is read of it. */
export const limitRequests =
  (shares: RequestShares): MiddlewareHandler =>
  async (context, next) => {
    if (shares.take(currentCaller() ?? '')) return next();
    const message = 'Request rate limit reached';
    return context.json(
      { code: 'over_request_rate_limit', error_code: 'over_request_rate_limit', message, msg: message },
      429,
      { 'retry-after': '1' },
    );
  };
