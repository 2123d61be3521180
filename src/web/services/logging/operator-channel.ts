import type { StoredSession } from '#web/platform/backend/stored-session.ts';

/** Who is here, and the key every request carries. */
export interface Credentials {
  readonly session: () => StoredSession | null;
  readonly publishableKey: () => Promise<string>;
}

// A server that refuses again and again has its reasons; the page goes on without it.
const mostFailures = 3;

let credentials: Credentials | null = null;
let key: Promise<string> | null = null;
let failures = 0;
let open = new AbortController();

/** Until this is called, everything stays on the device. */
export const openChannel = (given: Credentials): void => {
  credentials = given;
  key = null;
  failures = 0;
  open = new AbortController();
};

/** Before a session ends: what is on its way in its name would only be refused. The next page opens another. */
export const closeChannel = (): void => {
  credentials = null;
  open.abort();
};

export const currentSession = (): StoredSession | null => credentials?.session() ?? null;

/** Plain fetch, so that it works before and without the backend client. Never throws, never tries again. */
export const sendRows = async (
  table: 'client_logs' | 'security_events',
  rows: readonly object[],
): Promise<void> => {
  if (credentials === null || rows.length === 0 || failures >= mostFailures || !navigator.onLine) return;
  try {
    const session = credentials.session();
    key ??= credentials.publishableKey();
    const apikey = await key;
    const answer = await fetch(`/rest/v1/${table}`, {
      method: 'POST',
      keepalive: true,
      signal: open.signal,
      headers: {
        apikey,
        'content-type': 'application/json',
        prefer: 'return=minimal',
        ...(session === null ? {} : { authorization: `Bearer ${session.accessToken}` }),
      },
      body: JSON.stringify(rows),
    });
    failures = answer.ok ? 0 : failures + 1;
  } catch {
    key = null;
    failures += 1;
  }
};
