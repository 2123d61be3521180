interface Reads {
  /** Those under way. */
  readonly open: Set<AbortController>;
  left: boolean;
}

const readsOf = new WeakMap<object, Reads>();

/** Reads of rows can be given up, and whatever its caller could give up at any time; what is being written is finished. */
const isRead = (address: string, { method = 'GET', signal }: RequestInit): boolean =>
  address.includes('/rest/v1/') && (method === 'GET' || method === 'HEAD' || (signal ?? null) !== null);

const page = new AbortController();

/** For what is asked without a client. */
export const leavingSignal: AbortSignal = page.signal;

/** A fetch whose reads end when somebody leaves. */
export const createLeavingFetch = () => {
  const reads: Reads = { open: new Set(), left: false };
  const fetchUntilLeft: typeof fetch = async (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!isRead(address, init)) return fetch(input, init);
    // Each has its own: a signal for all of them would collect a listener for every read that ever was.
    const reading = new AbortController();
    const { signal } = init;
    const giveUp = (): void => reading.abort(signal?.reason);
    if (reads.left || signal?.aborted === true) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
    reads.open.add(reading);
    try {
      return await fetch(input, { ...init, signal: reading.signal });
    } finally {
      reads.open.delete(reading);
    }
  };
  return {
    fetch: fetchUntilLeft,
    /** The client whose reads they are. */
    of: <Client extends object>(client: Client): Client => {
      readsOf.set(client, reads);
      return client;
    },
  };
};

/** Before a session ends: whoever still waits for rows would only be refused. The page is left right after. */
export const abandonReads = (client: object): void => {
  page.abort();
  const reads = readsOf.get(client);
  if (reads === undefined) return;
  reads.left = true;
  for (const reading of reads.open) reading.abort();
};
