import type { Backend } from '#web/platform/backend/backend.ts';

const controllers = new WeakMap<Backend, AbortController>();

/** Reads of rows can be given up; what is being written is finished. */
const isRead = (address: string, method: string): boolean =>
  (method === 'GET' || method === 'HEAD') && address.includes('/rest/v1/');

/** A fetch whose reads end when somebody leaves. */
export const createLeavingFetch = () => {
  const leaving = new AbortController();
  const fetchUntilLeft: typeof fetch = async (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!isRead(address, init.method ?? 'GET')) return fetch(input, init);
    const signals = init.signal == null ? [leaving.signal] : [leaving.signal, init.signal];
    return fetch(input, { ...init, signal: AbortSignal.any(signals) });
  };
  return {
    fetch: fetchUntilLeft,
    of: (backend: Backend): Backend => {
      controllers.set(backend, leaving);
      return backend;
    },
  };
};

/** Before a session ends: whoever still waits for rows would only be refused. The page is left right after. */
export const abandonReads = (backend: Backend): void => controllers.get(backend)?.abort();
