import { types } from 'pg';
import type { Connection, PoolClient, QueryResultRow, Submittable } from 'pg';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Planned once by each connection. */
  readonly name?: string | undefined;
}

type Fields = readonly { readonly name: string; readonly dataTypeID: number }[];

type Parameter = string | Buffer | null;

interface Step {
  readonly text: string;
  readonly name: string | undefined;
  readonly values: readonly Parameter[];
}

/** What a connection has prepared for batches, by name; the fields of its rows with it. */
const preparedBy = new WeakMap<Connection, Map<string, Fields>>();

/** As PostgreSQL reads it, or nothing for what only the driver knows to write. */
const parameterOf = (value: unknown): Parameter | undefined => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return undefined;
};

const stepOf = ({ text, values, name }: Statement): Step | undefined => {
  const parameters: Parameter[] = [];
  for (const value of values) {
    const parameter = parameterOf(value);
    if (parameter === undefined) return undefined;
    parameters.push(parameter);
  }
  // Not the driver's own names: it keeps another list of what a connection has prepared.
  return { text, name: name === undefined ? undefined : `batch_${name}`, values: parameters };
};

/** Nothing where a value is not plain enough to be sent like this. */
export const stepsOf = (statements: readonly Statement[]): readonly Step[] | undefined => {
  const steps = statements.map(stepOf);
  return steps.every((step) => step !== undefined) ? steps : undefined;
};

/** What the last of some statements gave. */
export interface Answered<Row> {
  readonly rows: readonly Row[];
}

/** Of a batch that failed: which of its statements it was. Those behind it were not looked at. */
export class BatchError extends Error {
  override readonly name = 'BatchError';
  readonly step: number;
  override readonly cause: Error;

  constructor(step: number, cause: Error) {
    super(cause.message, { cause });
    this.step = step;
    this.cause = cause;
  }
}

/**
 * Several statements in one flush with one Sync at the end. PostgreSQL does them in order; after the first that fails it reads
 * on to the Sync without doing anything, so none runs that another was to come before. Without a `begin` among them the Sync
 * also ends their transaction.
 */
export const runBatch = <Row extends QueryResultRow>(
  client: PoolClient,
  steps: readonly Step[],
): Promise<Answered<Row>> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answered<Row>>();
  client.query(new Batch<Row>(steps, resolve, reject));
  return promise;
};

/** What the driver hands the answers to. It has no `name`, by which the driver would keep its own list. */
class Batch<Row extends QueryResultRow> implements Submittable {
  readonly #steps: readonly Step[];
  readonly #resolve: (answered: Answered<Row>) => void;
  readonly #reject: (error: Error) => void;
  #prepared = new Map<string, Fields>();
  #step = 0;
  #fields: Fields = [];
  #rows: Row[] = [];
  #failure: Error | undefined;

  constructor(
    steps: readonly Step[],
    resolve: (answered: Answered<Row>) => void,
    reject: (error: Error) => void,
  ) {
    this.#steps = steps;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    const prepared = preparedBy.get(connection) ?? new Map<string, Fields>();
    preparedBy.set(connection, prepared);
    this.#prepared = prepared;
    connection.stream.cork();
    for (const step of this.#steps) this.#send(connection, step);
    connection.sync();
    connection.stream.uncork();
    this.#begin();
  }

  #send(connection: Connection, { text, name = '', values }: Step): void {
    if (!this.#prepared.has(name)) {
      // One that failed when it ran is there all the same; closing one that is not there is no error.
      if (name !== '') connection.close({ type: 'S', name }, true);
      connection.parse({ name, text, types: [] }, true);
    }
    connection.bind({ statement: name, values: [...values] }, true);
    if (!this.#prepared.has(name)) connection.describe({ type: 'P', name: '' }, true);
    connection.execute(null, true);
  }

  #begin(): void {
    this.#fields = this.#prepared.get(this.#steps[this.#step]?.name ?? '') ?? [];
    this.#rows = [];
  }

  handleRowDescription({ fields }: { readonly fields: Fields }): void {
    this.#fields = fields;
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#step < this.#steps.length - 1) return;
    try {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what its rows are is known to whoever wrote the statement, as with the driver's own
      this.#rows.push(readRow(this.#fields, fields) as Row);
    } catch (error) {
      this.#failure ??= error instanceof Error ? error : new Error(String(error));
    }
  }

  handleCommandComplete(): void {
    const { name } = this.#steps[this.#step] ?? {};
    if (name !== undefined) this.#prepared.set(name, this.#fields);
    this.#step += 1;
    if (this.#step < this.#steps.length) this.#begin();
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete();
  }

  handlePortalSuspended(): void {
    this.#failure ??= new Error('PostgreSQL has sent a part of the rows only');
  }

  handleCopyInResponse(connection: Connection): void {
    // It waits for data, and has taken the Sync for some already: such a connection cannot be used again.
    connection.stream.destroy(new Error('A batch copies nothing'));
  }

  handleError(error: Error): void {
    const { name } = this.#steps[this.#step] ?? {};
    // Such as a plan whose rows have changed: prepared anew the next time.
    if (name !== undefined) this.#prepared.delete(name);
    this.#reject(new BatchError(this.#step, error));
  }

  handleReadyForQuery(): void {
    if (this.#failure === undefined) this.#resolve({ rows: this.#rows });
    else this.#reject(new BatchError(this.#step, this.#failure));
  }
}

const readRow = (fields: Fields, values: readonly (string | null)[]): QueryResultRow =>
  Object.fromEntries(
    fields.map(({ name, dataTypeID }, at) => {
      const value = values[at] ?? null;
      // oxlint-disable-next-line typescript/no-unsafe-call -- the types of the driver do not say what its parsers are
      const read: unknown = value === null ? null : types.getTypeParser(dataTypeID, 'text')(value);
      return [name, read];
    }),
  );
