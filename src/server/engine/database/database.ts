import { DatabaseError, Pool } from 'pg';
import type { PoolClient, QueryResult, QueryResultRow } from 'pg';
import { statementTimeouts } from '#domain/security/statement-timeouts.ts';
import { databaseLanes, laneOf } from './database-lanes.ts';
import { createFairQueue } from './fair-queue.ts';
import {
  callerHash,
  currentCaller,
  currentSignal,
  isInTransaction,
  runInTransaction,
} from './request-caller.ts';

export type DatabaseRole = keyof typeof statementTimeouts;

export type Claims = Readonly<Record<string, unknown>>;

export interface Actor {
  readonly role: DatabaseRole;
  readonly claims: Claims;
  /**
   * `auth.sessions.id`: the transaction is refused once that row is gone, whatever the token's expiry says, and where the
   * row is not that of the claims' subject.
   */
  readonly sessionId?: string;
}

export type Query = <Row extends QueryResultRow>(
  text: string,
  values?: readonly unknown[],
  name?: string,
) => Promise<QueryResult<Row>>;

/** What SQL may know of the request, and how its transaction runs; gone with the transaction. */
export interface RequestSettings {
  readonly method: string;
  readonly path: string;
  /** Headers and cookies as JSON objects. */
  readonly headers: string;
  readonly cookies: string;
  readonly readOnly: boolean;
  readonly timezone: string | undefined;
}

export interface Database {
  readonly tx: <T>(actor: Actor, fn: (query: Query) => Promise<T>, request?: RequestSettings) => Promise<T>;
  /** The same for reading much: every statement sees the database as it was at the first one. Nothing can be written. */
  readonly snapshot: <T>(actor: Actor, fn: (query: Query) => Promise<T>) => Promise<T>;
  readonly counts: () => PoolCounts;
  readonly close: () => Promise<void>;
}

/** Connections there are, those not in use, and how many requests wait for one. */
export interface PoolCounts {
  readonly total: number;
  readonly idle: number;
  readonly waiting: number;
}

export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/** The person has a second factor, and this session has not shown it. */
export class SecondFactorNeededError extends Error {
  override readonly name = 'SecondFactorNeededError';
}

export const authAdmin: Actor = { role: 'supabase_auth_admin', claims: {} };

// The check of the session stands first: it runs with the rights of `authenticator`, before the role changes.
const becomeActor = {
  name: 'become_actor',
  text: `select kindling.require_live_session($4::uuid, $5, $6),
    set_config('role', $1, true),
    set_config('request.jwt.claims', $2, true),
    set_config('statement_timeout', $3, true)`,
};

const becomeRequester = {
  name: 'become_requester',
  text: `${becomeActor.text},
    set_config('request.method', $7, true),
    set_config('request.path', $8, true),
    set_config('request.headers', $9, true),
    set_config('request.cookies', $10, true),
    set_config('request.network', $13, true),
    case when $11::boolean then set_config('transaction_read_only', 'on', true) end,
    case when $12::text is not null then set_config('timezone', $12, true) end`,
};

const SESSION_ENDED = 'PT401';
const SECOND_FACTOR_NEEDED = 'PT403';

export const createDatabase = (options: {
  readonly connectionString: string;
  readonly poolSize: number;
  /** Named statements save planning, but are session state: off behind a transaction pooler. */
  readonly named: boolean;
  readonly onIdleError: (error: Error) => void;
}): Database => {
  const pool = new Pool({
    connectionString: options.connectionString,
    max: options.poolSize,
    connectionTimeoutMillis: 10_000,
    application_name: 'kindling',
  });
  const queue = createFairQueue({
    places: options.poolSize,
    lanes: databaseLanes(options.poolSize),
    patienceMs: 10_000,
  });
  let closing = false;
  pool.on('error', (error) => {
    // Connections say good-bye on their own time; the database may be stopped before the last one has.
    if (!closing) options.onIdleError(error);
  });
  // The pool listens only while a connection is idle; one that breaks between two queries of a transaction would
  // otherwise end the process. The next query on it fails, and that error is the one that is told.
  pool.on('connect', (client) => void client.on('error', () => {}));

  const run = async <T>(
    begin: string,
    actor: Actor,
    fn: (query: Query) => Promise<T>,
    request?: RequestSettings,
  ): Promise<T> => {
    // It would hold one connection and wait for another: enough of those at once, and nobody ever gets one.
    if (isInTransaction()) throw new Error('A transaction was begun inside another one');
    const { lane, caller } = laneOf(actor, currentCaller());
    // What people asked for themselves is not done for somebody who has hung up before its turn; what is noted or tidied up
    // for them is.
    const isOwn = actor.role === 'anon' || actor.role === 'authenticated';
    const leave = await queue.enter(lane, caller, isOwn ? currentSignal() : undefined);
    let client: PoolClient | undefined;
    let broken: Error | undefined;
    try {
      const connected = await pool.connect();
      client = connected;
      await connected.query(begin);
      const query: Query = (text, values = [], name) =>
        connected.query({
          text,
          values: [...values],
          ...(options.named && name !== undefined ? { name } : {}),
        });
      await become(query, actor, request);
      const result = await runInTransaction(() => fn(query));
      const end = await connected.query('commit');
      // PostgreSQL answers a commit of a failed transaction with a quiet rollback.
      if (end.command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back');
      return result;
    } catch (error) {
      if (client !== undefined) broken = await rollback(client);
      throw error;
    } finally {
      client?.release(broken);
      leave();
    }
  };

  return {
    tx: (actor, fn, request) => run('begin', actor, fn, request),
    snapshot: (actor, fn) => run('begin isolation level repeatable read, read only', actor, fn),
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: queue.counts().waiting }),
    close: async () => {
      closing = true;
      await pool.end();
    },
  };
};

/** Exported for the rehearsal of the security audit, which tries what everybody may do in one transaction. */
export const become = async (query: Query, actor: Actor, request?: RequestSettings): Promise<void> => {
  const { text, name } = request === undefined ? becomeActor : becomeRequester;
  const values = [
    actor.role,
    JSON.stringify(actor.claims),
    String(statementTimeouts[actor.role]),
    actor.sessionId ?? null,
    typeof actor.claims['sub'] === 'string' ? actor.claims['sub'] : null,
    typeof actor.claims['aal'] === 'string' ? actor.claims['aal'] : null,
    ...(request === undefined
      ? []
      : [
          request.method,
          request.path,
          request.headers,
          request.cookies,
          request.readOnly,
          request.timezone ?? null,
          callerHash(),
        ]),
  ];
  try {
    await query(text, values, name);
  } catch (error) {
    if (error instanceof DatabaseError && error.code === SESSION_ENDED) {
      throw new SessionEndedError('The session has ended', { cause: error });
    }
    if (error instanceof DatabaseError && error.code === SECOND_FACTOR_NEEDED) {
      throw new SecondFactorNeededError('The second factor comes first', { cause: error });
    }
    throw error;
  }
};

/** A connection that cannot even roll back is thrown away instead of going back to the pool. */
const rollback = async (client: PoolClient): Promise<Error | undefined> => {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};
