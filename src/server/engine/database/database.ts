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
import { BatchError, runBatch, stepsOf } from './statement-batch.ts';
import type { Answered, Statement } from './statement-batch.ts';

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
  /** The same with a first statement, sent along with what opens the transaction; `fn` gets its rows. */
  readonly lead: <Row extends QueryResultRow, T>(
    actor: Actor,
    first: Statement,
    fn: (first: Answered<Row>, query: Query) => T | Promise<T>,
    request?: RequestSettings,
  ) => Promise<T>;
  /** One statement that is a transaction of its own: nobody can look at its rows before it is committed. */
  readonly single: <Row extends QueryResultRow>(
    actor: Actor,
    statement: Statement,
    request?: RequestSettings,
  ) => Promise<readonly Row[]>;
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

  /** Waits for its turn and a connection, and gives both back. */
  const withClient = async <T>(
    actor: Actor,
    work: (client: PoolClient) => Promise<T>,
    afterFailure: (client: PoolClient, error: unknown) => Promise<Error | undefined>,
  ): Promise<T> => {
    // It would hold one connection and wait for another: enough of those at once, and nobody ever gets one.
    if (isInTransaction()) throw new Error('A transaction was begun inside another one');
    const { lane, caller } = laneOf(actor, currentCaller());
    // What people asked for themselves is not done for somebody who has hung up before its turn; what is noted or tidied up
    // for them is.
    const isOwn = actor.role === 'anon' || actor.role === 'authenticated';
    const leave = await queue.enter(lane, caller, isOwn ? currentSignal : undefined);
    let client: PoolClient | undefined;
    let broken: Error | undefined;
    try {
      client = await pool.connect();
      return await work(client);
    } catch (error) {
      if (client !== undefined) broken = await afterFailure(client, error);
      throw reasonOf(error);
    } finally {
      client?.release(broken);
      leave();
    }
  };

  /** One after the other and each with a flush of its own where they cannot go together. */
  const send = async <Row extends QueryResultRow>(
    client: PoolClient,
    statements: readonly Statement[],
  ): Promise<readonly Row[]> => {
    const steps = options.named ? stepsOf(statements) : undefined;
    if (steps !== undefined) return (await runBatch<Row>(client, steps)).rows;
    let rows: readonly Row[] = [];
    for (const [step, { text, values, name }] of statements.entries()) {
      try {
        const named = options.named && name !== undefined ? { name } : {};
        ({ rows } = await client.query<Row>({ text, values: [...values], ...named }));
      } catch (error) {
        throw error instanceof Error ? new BatchError(step, error) : error;
      }
    }
    return rows;
  };

  const run = <Row extends QueryResultRow, T>(
    begin: Statement,
    actor: Actor,
    first: Statement | undefined,
    fn: (first: Answered<Row>, query: Query) => T | Promise<T>,
    request?: RequestSettings,
  ): Promise<T> =>
    withClient(
      actor,
      async (client) => {
        const opening = [begin, becoming(actor, request), ...(first === undefined ? [] : [first])];
        const rows = await send<Row>(client, opening).catch(refuse(1));
        const query: Query = (text, values = [], name) =>
          client.query({
            text,
            values: [...values],
            ...(options.named && name !== undefined ? { name } : {}),
          });
        const result = await runInTransaction(async () => fn({ rows }, query));
        const end = await client.query('commit');
        // PostgreSQL answers a commit of a failed transaction with a quiet rollback.
        if (end.command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back');
        return result;
      },
      rollback,
    );

  const single: Database['single'] = async <Row extends QueryResultRow>(
    actor: Actor,
    statement: Statement,
    request?: RequestSettings,
  ) => {
    const steps = options.named ? stepsOf([becoming(actor, request), statement]) : undefined;
    if (steps === undefined) {
      return run<Row, readonly Row[]>(begin, actor, statement, ({ rows }) => rows, request);
    }
    return withClient(
      actor,
      async (client) => {
        const { rows } = await runBatch<Row>(client, steps).catch(refuse(0));
        // The Sync has ended it. A connection on which it had not would carry its role to the next caller.
        if (client.getTransactionStatus() !== 'I') throw new Error('The transaction has not ended');
        return rows;
      },
      throwAwayUnlessRefused,
    );
  };

  return {
    tx: (actor, fn, request) => run(begin, actor, undefined, (_, query) => fn(query), request),
    snapshot: (actor, fn) => run(beginSnapshot, actor, undefined, (_, query) => fn(query)),
    lead: (actor, first, fn, request) => run(begin, actor, first, fn, request),
    single,
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: queue.counts().waiting }),
    close: async () => {
      closing = true;
      await pool.end();
    },
  };
};

/** Exported for the rehearsal of the security audit, which tries what everybody may do in one transaction. */
export const become = async (query: Query, actor: Actor): Promise<void> => {
  const { text, values, name } = becoming(actor);
  try {
    await query(text, values, name);
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
};

const begin: Statement = { text: 'begin', values: [], name: 'begin' };
const beginSnapshot: Statement = {
  text: 'begin isolation level repeatable read, read only',
  values: [],
  name: 'begin_snapshot',
};

const becoming = (actor: Actor, request?: RequestSettings): Statement => ({
  ...(request === undefined ? becomeActor : becomeRequester),
  values: [
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
  ],
});

const refusalOf = (error: unknown): Error | undefined => {
  const code = error instanceof DatabaseError ? error.code : undefined;
  if (code === SESSION_ENDED) return new SessionEndedError('The session has ended', { cause: error });
  if (code === SECOND_FACTOR_NEEDED) {
    return new SecondFactorNeededError('The second factor comes first', { cause: error });
  }
  return undefined;
};

/** The codes of the check of the session mean that only where it was the check that raised them. */
const refuse =
  (step: number) =>
  (error: unknown): never => {
    const refusal = error instanceof BatchError && error.step === step ? refusalOf(error.cause) : undefined;
    throw refusal ?? error;
  };

const reasonOf = (error: unknown): unknown => (error instanceof BatchError ? error.cause : error);

/** What PostgreSQL refuses has ended with its transaction; after anything else nobody knows what the connection still does. */
const throwAwayUnlessRefused = async (_: PoolClient, error: unknown): Promise<Error | undefined> => {
  const reason = reasonOf(error);
  const isRefusal =
    reason instanceof SessionEndedError ||
    reason instanceof SecondFactorNeededError ||
    (reason instanceof DatabaseError && reason.severity === 'ERROR');
  return isRefusal ? undefined : asError(reason);
};

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Leaves no transaction behind. A connection that cannot even roll back is thrown away instead of going back to the pool. */
const rollback = async (client: PoolClient): Promise<Error | undefined> => {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return asError(error);
  }
};
