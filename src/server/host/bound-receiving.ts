import type { RequestListener } from 'node:http';

/**
 * Node's bound for a whole request knows no exception, so it is switched off and `boundReceiving` takes its place. Without
 * it Node bounds the headers no more either, unless that is said as well.
 */
export const receivingLimits = { requestTimeout: 0, headersTimeout: 60_000 } as const;

/** As long as Node itself waits for a whole request. */
const USUAL_MS = 300_000;
/** The file may be as large as a copy, on a line as slow as a home's; the function bounds it by its own pace. */
const boundsItself = '/functions/v1/archive-restore';

/** A request that has not come whole in its time is let go; for a server with `receivingLimits`. */
export const boundReceiving =
  (listener: RequestListener, ms: number = USUAL_MS): RequestListener =>
  (request, response) => {
    let timer: NodeJS.Timeout | undefined;
    const begin = (): void => {
      timer ??= setTimeout(() => {
        if (!request.complete) request.socket.destroy();
      }, ms).unref();
    };
    if (request.url?.split('?')[0] !== boundsItself) begin();
    response.once('close', () => {
      // What is answered before it has come whole, a refusal for one, has no longer than the rest.
      if (request.complete) clearTimeout(timer);
      else begin();
    });
    listener(request, response);
  };
