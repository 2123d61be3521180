import { Client } from 'pg';

const POLL_MS = 30_000;
const RECONNECT_MS = 2_000;

interface Listeners {
  /** `notify pgrst, 'reload schema'` was sent. */
  readonly onSchemaChange: () => void;
  /** Something a person wrote has changed; null when it is not known whose. */
  readonly onRecordChange: (userId: string | null) => void;
  /** A sign-in has ended. Where notices were missed, onRecordChange looks at every sign-in anyway. */
  readonly onSessionEnd: (sessionId: string) => void;
  /** A sound waits to be measured. */
  readonly onAnalysis: () => void;
}

/**
 * Tells what the database announces, over one connection of its own. A transaction pooler cannot LISTEN: there what
 * can be looked for is looked for every half minute instead.
 */
export const watchDatabaseNotifications = (
  options: Listeners & { readonly connectionString: string; readonly pooler: boolean },
): (() => Promise<void>) => {
  const anything = (): void => {
    options.onAnalysis();
    options.onSchemaChange();
    options.onRecordChange(null);
  };
  if (options.pooler) {
    const timer = setInterval(anything, POLL_MS);
    return () => Promise.resolve(clearInterval(timer));
  }

  let stopped = false;
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async (missedSome: boolean): Promise<void> => {
    const next = new Client({
      connectionString: options.connectionString,
      application_name: 'kindling-notices',
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
    next.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'kindling_records') options.onRecordChange(payload);
      else if (channel === 'kindling_sessions') options.onSessionEnd(payload);
      else if (channel === 'kindling_analysis') options.onAnalysis();
      else if (payload === 'reload schema' || payload === '') options.onSchemaChange();
    });
    try {
      await next.connect();
      await next.query(
        'listen pgrst; listen kindling_records; listen kindling_sessions; listen kindling_analysis',
      );
      if (missedSome) anything();
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
};
