import { realpath } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';

/** Two numbers of our own; nothing else in this database takes advisory locks on them. */
const lockKey = [0x4b69_6e64, 1] as const;
/** A host that was just killed may hold its lock until PostgreSQL sees the closed connection. */
const patience = 2000;

interface LockRequest {
  readonly adminUrl: string;
  readonly directory: string;
  readonly holder: string;
  readonly log: (line: string) => void;
}

export interface HostLock {
  /** Does `last`, unless another host came in while our connection was lost, and then lets go. */
  readonly release: (last: () => Promise<void>) => Promise<void>;
}

type LockAttempt =
  | { readonly kind: 'held'; readonly lock: HostLock }
  | { readonly kind: 'taken'; readonly holder: string }
  | { readonly kind: 'unavailable'; readonly reason: string };

type Taken = Exclude<LockAttempt, { kind: 'held' }> | { readonly kind: 'held'; readonly client: Client };

/** The database decides who hosts a data directory: whoever holds this lock, for as long as it is connected. */
export const takeHostLock = async (request: LockRequest): Promise<LockAttempt> => {
  const taken = await take(request);
  return taken.kind === 'held' ? { kind: 'held', lock: keep(taken.client, request) } : taken;
};

const take = async (request: LockRequest): Promise<Taken> => {
  const client = new Client({
    connectionString: request.adminUrl,
    // PostgreSQL keeps 63 bytes of plain ASCII.
    application_name: request.holder.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, 63),
    ssl: false,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: 10_000,
  });
  client.on('error', () => undefined);
  let keepOpen = false;
  try {
    await client.connect();
    await mustServe(client, request.directory);
    const outcome = await tryLock(client);
    keepOpen = outcome.kind === 'held';
    return outcome;
  } catch (error) {
    if (error instanceof DatabaseError && (error.code === '28P01' || error.code === '28000')) {
      throw new Error(
        `The database in ${request.directory} does not accept this data directory's password: its secrets belong to another database.`,
        { cause: error },
      );
    }
    if (error instanceof WrongDatabaseError) throw error;
    return { kind: 'unavailable', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    if (!keepOpen) await client.end().catch(() => undefined);
  }
};

class WrongDatabaseError extends Error {}

const mustServe = async (client: Client, directory: string): Promise<void> => {
  const { rows } = await client.query<{ path: string }>("select current_setting('data_directory') as path");
  const path = rows[0]?.path;
  if (path === undefined || (await realpath(path)) !== (await realpath(directory))) {
    throw new WrongDatabaseError(`Another database answers in place of the one in ${directory}.`);
  }
};

const tryLock = async (client: Client): Promise<Taken> => {
  const begun = performance.now();
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1, $2) as locked',
      [...lockKey],
    );
    if (rows[0]?.locked === true) return { kind: 'held', client };
    if (performance.now() - begun > patience) {
      const holder = await holderOf(client);
      if (holder !== undefined) return { kind: 'taken', holder };
    }
    await delay(50);
  }
};

const holderOf = async (client: Client): Promise<string | undefined> => {
  const { rows } = await client.query<{ holder: string }>(
    `select activity.application_name as holder
       from pg_locks lock join pg_stat_activity activity using (pid)
      where lock.locktype = 'advisory' and lock.granted
        and lock.classid = $1 and lock.objid = $2 and lock.objsubid = 2
        and lock.database = (select oid from pg_database where datname = current_database())`,
    [...lockKey],
  );
  return rows[0]?.holder;
};

/** PostgreSQL restarts itself when one of its processes dies; the lock is then taken again. */
const keep = (first: Client, request: LockRequest): HostLock => {
  let client: Client | undefined;
  let released = false;
  let other: string | undefined;

  const hold = (held: Client): void => {
    client = held;
    held.once('end', () => {
      client = undefined;
      if (!released) void recover();
    });
  };

  const recover = async (): Promise<void> => {
    request.log('The database closed the connection that reserves this data directory; taking it again.');
    for (;;) {
      await delay(250, undefined, { ref: false });
      if (released) return;
      const taken = await take(request).catch((error: unknown) => ({
        kind: 'unavailable' as const,
        reason: String(error),
      }));
      if (taken.kind === 'held') {
        other = undefined;
        hold(taken.client);
        if (released) await taken.client.end().catch(() => undefined);
        return;
      }
      if (taken.kind === 'taken' && taken.holder !== other) {
        other = taken.holder;
        request.log(`Another Kindling has taken this data directory: ${other}.`);
      }
    }
  };

  hold(first);
  return {
    release: async (last) => {
      released = true;
      if (other === undefined) await last();
      await client?.end().catch(() => undefined);
    },
  };
};
