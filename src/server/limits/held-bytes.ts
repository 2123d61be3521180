import type { MiddlewareHandler } from 'hono';
import { currentCaller } from '#server/engine/database/request-caller.ts';
import { refuseRequest } from './request-shares.ts';

/**
 * What one network may keep in the memory of the process: bodies that are arriving, and answers it does not read. Four of
 * the largest answers there are.
 */
const heldBytesPerNetwork = 64 * 1024 * 1024;

/** A body that says no length may be as long as this, which is the most that a service reads before it looks at it. */
const unknownLength = 4 * 1024 * 1024;
/** Of a file that is being uploaded no more is in memory at a time. */
const streamedBytes = 64 * 1024;

/** What of Node's request and response says how much of them is in memory. */
export interface Exchange {
  readonly incoming: {
    readonly url?: string | undefined;
    readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  };
  readonly outgoing: {
    readonly writableLength: number;
    readonly once: (event: 'close', listener: () => void) => unknown;
  };
}

export interface HeldBytes {
  readonly of: (network: string) => number;
  /** Counts the exchange until its answer is gone; `read` says that its body is no longer in memory. */
  readonly add: (network: string, exchange: Exchange) => { readonly read: () => void };
}

interface Open {
  announced: number;
  readonly outgoing: Exchange['outgoing'];
}

// A copy that is put back goes to the disk piece by piece, whatever it says it is.
const isStreamed = ({ url, headers }: Exchange['incoming']): boolean =>
  url?.split('?', 1)[0] === '/functions/v1/archive-restore' ||
  (url?.startsWith('/storage/v1/') === true &&
    !String(headers['content-type'] ?? '').startsWith('application/json'));

const announcedBy = ({ incoming }: Exchange): number => {
  if (isStreamed(incoming)) return streamedBytes;
  if (incoming.headers['transfer-encoding'] !== undefined) return unknownLength;
  return Number(incoming.headers['content-length'] ?? 0) || 0;
};

export const createHeldBytes = (): HeldBytes => {
  const networks = new Map<string, Set<Open>>();
  return {
    of: (network) => {
      let bytes = 0;
      for (const { announced, outgoing } of networks.get(network) ?? []) {
        bytes += announced + outgoing.writableLength;
      }
      return bytes;
    },
    add: (network, exchange) => {
      const open: Open = { announced: announcedBy(exchange), outgoing: exchange.outgoing };
      const all = networks.get(network) ?? new Set();
      networks.set(network, all.add(open));
      exchange.outgoing.once('close', () => {
        all.delete(open);
        if (all.size === 0 && networks.get(network) === all) networks.delete(network);
      });
      return {
        read: () => {
          open.announced = 0;
        },
      };
    },
  };
};

const isExchange = (env: unknown): env is Exchange =>
  typeof env === 'object' && env !== null && 'incoming' in env && 'outgoing' in env;

/** Turns away a network that already has too much in memory: its own requests end when it reads its answers. */
export const limitHeldBytes =
  (held: HeldBytes, most: number = heldBytesPerNetwork): MiddlewareHandler =>
  async (context, next) => {
    // Nothing is held for a request that comes without a connection, as in a test of a service.
    if (!isExchange(context.env)) return next();
    const network = currentCaller() ?? '';
    if (held.of(network) > most) return refuseRequest(context, true);
    const { read } = held.add(network, context.env);
    try {
      return await next();
    } finally {
      read();
    }
  };
