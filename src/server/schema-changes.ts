import { Client } from 'pg';

const POLL_MS = 30_000;
const RECONNECT_MS = 2_000;

/**
 * Tells when `notify pgrst, 'reload schema'` was sent, over one connection of its own. A transaction pooler
 * cannot LISTEN: there the callback runs every half minute instead.
 */
export function watchSchemaChanges(options: {
  readonly connectionString: string;
  readonly pooler: boolean;
  readonly onChange: () => void;
}): () => Promise<void> {
  if (options.pooler) {
    const timer = setInterval(options.onChange, POLL_MS);
    return () => Promise.resolve(clearInterval(timer));
  }

  let stopped = false;
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (missedSome: boolean): Promise<void> => {
    const next = new Client({
      connectionString: options.connectionString,
      application_name: 'kindling-schema',
      keepAlive: true,
    });
    client = next;
    let lost = false;
    const reconnect = (): void => {
      if (lost || stopped) return;
      lost = true;
      retry = setTimeout(() => void connect(true), RECONNECT_MS);
    };
    next.on('error', reconnect);
    next.on('end', reconnect);
    next.on('notification', (message) => {
      if (message.payload === 'reload schema' || message.payload === '') options.onChange();
    });
    try {
      await next.connect();
      await next.query('listen pgrst');
      if (missedSome) options.onChange();
    } catch {
      reconnect();
    }
  };

  const connected = connect(false);
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await connected;
    await client?.end();
  };
}
