import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers send the next request of a connection when they have the answer; a few clients send some ahead. */
const MOST_UNANSWERED = 16;

/**
 * Ends a connection that sends requests without waiting for answers. Node reads thousands of them out of one connection
 * before anybody else gets a turn, whatever is answered to them.
 */
export const boundPipeline = (listener: RequestListener): RequestListener => {
  const unanswered = new WeakMap<Socket, number>();
  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > MOST_UNANSWERED || socket.destroyed) {
      socket.destroy();
      return;
    }
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    listener(request, response);
  };
};
