import { request as plainRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { modelLimits } from '#domain/assistant/model-limits.ts';
import { ModelFailure } from './model-failure.ts';
import { createSafeLookup, isRefusedAddress, requireSafeUrl } from './safe-base-url.ts';

export interface FetchGuards {
  readonly connectMs: number;
  readonly replyBytes: number;
  readonly lookup?: LookupFunction;
}

/**
 * `fetch` to an address that an operator chose: it looks at where a name leads before it connects, follows nobody elsewhere,
 * and bounds the time until it is connected and the bytes of the reply. By hand, because the built-in one takes no lookup of
 * one's own.
 */
export const createGuardedFetch = (
  guards: FetchGuards = { connectMs: modelLimits.connectMs, replyBytes: modelLimits.replyBytes },
): typeof globalThis.fetch => {
  const lookup = guards.lookup ?? createSafeLookup();
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    requireSafeUrl(url);
    const signal = init?.signal ?? undefined;
    signal?.throwIfAborted();
    const body = init?.body;
    if (body !== undefined && body !== null && typeof body !== 'string') throw new ModelFailure('broken');
    const reply = await send(url, {
      method: init?.method ?? 'GET',
      // Packed, a small reply could become a very large one.
      headers: { ...Object.fromEntries(new Headers(init?.headers)), 'accept-encoding': 'identity' },
      body: body ?? undefined,
      connectMs: guards.connectMs,
      lookup,
      signal,
    });
    return asResponse(reply, guards.replyBytes);
  };
};

interface Sending {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly connectMs: number;
  readonly lookup: LookupFunction;
  readonly signal: AbortSignal | undefined;
}

const send = (
  url: URL,
  { method, headers, body, connectMs, lookup, signal }: Sending,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const secure = url.protocol === 'https:';
    const sent = (secure ? secureRequest : plainRequest)(url, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup,
      // A connection of its own, closed afterwards.
      agent: false,
      ...(signal === undefined ? {} : { signal }),
    });
    const patience = setTimeout(() => sent.destroy(new ModelFailure('unreachable')), connectMs);
    sent.on('socket', (socket) => {
      socket.once('connect', () => {
        if (socket.remoteAddress === undefined || isRefusedAddress(socket.remoteAddress)) {
          sent.destroy(new ModelFailure('address_refused'));
        }
      });
      socket.once(secure ? 'secureConnect' : 'connect', () => clearTimeout(patience));
    });
    sent.once('close', () => clearTimeout(patience));
    sent.once('error', (error) => {
      clearTimeout(patience);
      reject(error);
    });
    sent.once('response', resolve);
    sent.end(body);
  });

const asResponse = (reply: IncomingMessage, mostBytes: number): Response => {
  const status = reply.statusCode ?? 0;
  const packed = reply.headers['content-encoding'];
  if ((status >= 300 && status < 400) || status < 200 || (packed !== undefined && packed !== 'identity')) {
    reply.destroy();
    throw new ModelFailure(status >= 300 && status < 400 ? 'redirected' : 'broken');
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(reply.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  if (status === 204 || status === 205) {
    reply.destroy();
    return new Response(null, { status, headers });
  }
  return new Response(streamOf(bounded(reply, mostBytes)), { status, headers });
};

const bounded = async function* (reply: IncomingMessage, mostBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of reply as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > mostBytes) throw new ModelFailure('too_much');
    yield piece;
  }
};

/** Whoever reads no further ends the connection. */
const streamOf = (pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await pieces.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
