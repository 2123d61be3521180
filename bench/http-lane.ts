import { once } from 'node:events';
import net from 'node:net';

export interface LaneAnswer {
  /** Status line and headers. */
  readonly head: string;
  /** One character per byte. */
  readonly body: string;
}

export interface Lane {
  /** Sends one whole request and waits for its whole answer; throws unless the answer begins with `status`. */
  readonly ask: (request: string | Uint8Array, status: string) => Promise<LaneAnswer>;
  readonly close: () => void;
}

/**
 * One connection that is kept alive and as little client as HTTP allows, because client and host share the machine.
 * Servers close a connection that rests for some seconds, as it does between turns: then there is a new one.
 */
export const openLane = async (url: URL): Promise<Lane> => {
  let socket = await connect(url);
  return {
    close: () => socket.destroy(),
    ask: async (request, status) => {
      if (!socket.writable) socket = await connect(url);
      const whole = await exchange(socket, request).catch(async (error: unknown) => {
        // It may have closed in the very moment in which we sent; what it had not begun to answer is sent again, once.
        if (!(error instanceof ClosedError) || error.answered) throw error;
        socket = await connect(url);
        return exchange(socket, request);
      });
      if (!whole.startsWith(status)) throw new Error(`unexpected answer: ${whole.slice(0, 500)}`);
      const end = whole.indexOf('\r\n\r\n');
      return { head: whole.slice(0, end), body: whole.slice(end + 4) };
    },
  };
};

class ClosedError extends Error {
  readonly answered: boolean;

  constructor(text: string) {
    super(`the connection was closed after: ${text.slice(0, 500)}`);
    this.answered = text !== '';
  }
}

const connect = async (url: URL): Promise<net.Socket> => {
  const socket = net.connect(Number(url.port), url.hostname);
  socket.setNoDelay(true);
  socket.setEncoding('latin1');
  // Reading, so that a close is noticed while nobody waits for an answer.
  socket.resume();
  await once(socket, 'connect');
  // Whoever waits for an answer hears of it; between requests it means no more than a close.
  socket.on('error', () => {});
  return socket;
};

const exchange = (socket: net.Socket, request: string | Uint8Array): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    let wanted: number | 'last chunk' | undefined;
    const closed = (): void => reject(new ClosedError(text));
    const arrived = (chunk: string): void => {
      text += chunk;
      wanted ??= lengthOf(text);
      const whole =
        wanted === 'last chunk' ? text.endsWith('\r\n0\r\n\r\n') : text.length >= (wanted ?? Infinity);
      if (!whole) return;
      socket.off('data', arrived);
      socket.off('close', closed);
      resolve(text);
    };
    socket.on('data', arrived);
    socket.once('close', closed);
    socket.write(request);
  });

/** How long the whole answer is; nothing while its head is still arriving. */
const lengthOf = (text: string): number | 'last chunk' | undefined => {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const head = text.slice(0, end);
  if (/\r\ntransfer-encoding: chunked/iu.test(head)) return 'last chunk';
  return end + 4 + Number(/\r\ncontent-length: (\d+)/iu.exec(head)?.[1] ?? 0);
};
