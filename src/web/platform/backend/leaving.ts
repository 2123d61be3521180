const controllers = new WeakMap<object, AbortController>();

/** Reads of rows can be given up; what is being written is finished. */
const isRead = (address: string, method: string): boolean =>
  (method === 'GET' || method === 'HEAD') && address.includes('/rest/v1/');

/** A fetch whose reads end when somebody leaves. */
export const createLeavingFetch = () => {
  const leaving = new AbortController();
  const fetchUntilLeft: typeof fetch = async (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!isRead(address, init.method ?? 'GET')) return fetch(input, init);
    const { signal } = init;
    const signals = signal instanceof AbortSignal ? [leaving.signal, signal] : [leaving.signal];
    return fetch(input, { ...init, signal: AbortSignal.any(signals) });
  };
  return {
    fetch: fetchUntilLeft,
    /** The client whose reads they are. */
    of: <Client extends object>(client: Client): Client => {
      controllers.set(client, leaving);
      return client;
    },
  };
};

/** Before a session ends: whoever still waits for rows would only be refused. The page is left right after. */
export const abandonReads = (client: object): void => controllers.get(client)?.abort();
