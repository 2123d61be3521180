import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import { currentCaller } from '#server/engine/database/request-caller.ts';

/** So many at once without waiting, and then so many a second. */
interface Pace {
  readonly atOnce: number;
  readonly perSecond: number;
}

/**
 * What one network may ask of the services: a page asks for a dozen things at once, a class of thirty for a few hundred. Those
 * that come all at once are let in one after the other, so that whoever calls from elsewhere never waits behind all of
 * them; refused is what is over the share.
 */
export const requestShare = {
  share: { atOnce: 1000, perSecond: 100 },
  pace: { atOnce: 40, perSecond: 100 },
} as const satisfies Readonly<Record<string, Pace>>;

/** Pages and files come from memory. A first visit takes all of them along for working without a network: some hundred. */
export const fileShare = {
  share: { atOnce: 5000, perSecond: 300 },
  pace: { atOnce: 1000, perSecond: 300 },
} as const satisfies Readonly<Record<string, Pace>>;

/**
 * A body counts as well: reading and parsing it costs more than the request around it. What does not say its length may be
 * as long as it likes. Bodies are paced, not refused.
 */
const bytesPerTurn = 32 * 1024;
const mostTurns = 32;
/** A file that is uploaded is passed on in pieces, not read into memory and parsed. */
const mostTurnsOfFiles = 8;

const turnsOf = (context: Context): number => {
  const header = (name: string): string => context.req.header(name) ?? '';
  const isFile =
    context.req.path.startsWith('/storage/v1/') && !header('content-type').startsWith('application/json');
  const most = isFile ? mostTurnsOfFiles : mostTurns;
  if (header('transfer-encoding') !== '') return most;
  return Math.min(most, 1 + Math.floor(Number(header('content-length')) / bytesPerTurn)) || 1;
};

/** Requests of one network that wait to be let in or refused. One more is refused at once and its connection closed. */
const mostWaiting = 1000;

export interface Admission {
  /** Whether it is within the share of that network. */
  readonly granted: boolean;
  /** Milliseconds until it is let in, or told that it is not; nothing where too many wait already. */
  readonly waitMs: number | undefined;
}

export interface RequestShares {
  /** Of the share it is always one request; of the pace it takes as many turns as it is long. */
  readonly take: (network: string, turns?: number) => Admission;
}

// Those who have not asked for a while have their whole share again, and need not be remembered.
const mostNetworks = 10_000;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** What there is in a bucket of so many that is filled again by the second. */
const filled = (bucket: Bucket | undefined, time: number, { atOnce, perSecond }: Pace): number =>
  bucket === undefined ? atOnce : Math.min(atOnce, bucket.left + ((time - bucket.at) * perSecond) / 1000);

/** Two buckets for each network. Lives in the process: it protects the process. */
export const createRequestShares = (options: {
  readonly limits: { readonly share: Pace; readonly pace: Pace };
  readonly factor: number;
  readonly now?: () => number;
}): RequestShares => {
  const now = options.now ?? (() => performance.now());
  const times = ({ atOnce, perSecond }: Pace): Pace => ({
    atOnce: atOnce * options.factor,
    perSecond: perSecond * options.factor,
  });
  const [share, pace] = [times(options.limits.share), times(options.limits.pace)];
  const networks = new Map<string, { readonly share: Bucket; readonly pace: Bucket }>();
  return {
    take: (network, turns = 1) => {
      const time = now();
      const known = networks.get(network);
      const left = filled(known?.share, time, share);
      const room = filled(known?.pace, time, pace);
      const granted = left >= 1;
      // Below nothing are those who wait: each of them for as long as it takes until there is one for them.
      const waitMs = room >= 1 ? 0 : ((1 - room) * 1000) / pace.perSecond;
      const waits = room > -mostWaiting;
      networks.delete(network);
      networks.set(network, {
        share: { left: granted && waits ? left - 1 : left, at: time },
        pace: { left: waits ? room - turns : room, at: time },
      });
      const oldest = networks.size > mostNetworks ? networks.keys().next() : undefined;
      if (oldest?.done === false) networks.delete(oldest.value);
      return waits ? { granted, waitMs } : { granted: false, waitMs: undefined };
    },
  };
};

/** Lets in what is within the share, and turns away what is over it before anything is read of it. */
export const limitRequests =
  (shares: RequestShares): MiddlewareHandler =>
  async (context, next) => {
    const { granted, waitMs } = shares.take(currentCaller() ?? '', turnsOf(context));
    if (waitMs !== undefined && waitMs > 0) {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      // Whoever has hung up meanwhile gets nothing done.
      if (context.req.raw.signal.aborted) return new Response(null, { status: CLIENT_GONE });
    }
    return granted ? next() : refuseRequest(context, waitMs === undefined);
  };

/**
 * Does what one network asks for one after the other, and looks at everybody else in between. For what is answered from memory:
 * forty of those at once would keep everybody waiting for all of them.
 */
export const oneByOne = (): MiddlewareHandler => {
  const last = new Map<string, Promise<void>>();
  return async (_, next) => {
    const network = currentCaller() ?? '';
    const before = last.get(network);
    const { promise, resolve } = Promise.withResolvers<void>();
    last.set(network, promise);
    try {
      if (before !== undefined) {
        await before;
        await nextTurn();
      }
      await next();
    } finally {
      resolve();
      if (last.get(network) === promise) last.delete(network);
    }
  };
};

/** As proxies write it into their logs; nobody is there to read it. */
const CLIENT_GONE = 499;

export const refuseRequest = (context: Context, close: boolean): Response => {
  const message = 'Request rate limit reached';
  return context.json(
    { code: 'over_request_rate_limit', error_code: 'over_request_rate_limit', message, msg: message },
    429,
    { 'retry-after': '1', ...(close ? { connection: 'close' } : {}) },
  );
};
