export interface RestErrorBody {
  readonly code?: string;
  readonly message: string;
  readonly details?: unknown;
  readonly hint?: string | null;
}

/** An answer in PostgREST's error shape. Thrown inside a transaction it also rolls it back. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly status: number;
  readonly body: RestErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: RestErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The schema cache did not know a name: the one kind of error that a reload of the cache may cure. */
export class UnknownNameError extends RestError {}

export const parseError = (message: string, details: string): RestError =>
  new RestError(400, { code: 'PGRST100', message, details, hint: null });

export const invalidBody = (message: string): RestError =>
  new RestError(400, { code: 'PGRST102', message, details: null, hint: null });

/** `total`: how many rows there are, where that is known. */
export const rangeNotSatisfiable = (details: string, total?: number): RestError =>
  new RestError(
    416,
    { code: 'PGRST103', message: 'Requested range not satisfiable', details, hint: null },
    { 'Content-Range': `*/${total === undefined ? '*' : String(total)}` },
  );

export const unacceptableSchema = (schema: string, exposed: readonly string[]): RestError =>
  new RestError(406, {
    code: 'PGRST106',
    message: `Invalid schema: ${schema}`,
    details: null,
    hint: `Only the following schemas are exposed: ${exposed.join(', ')}`,
  });

export const notEmbedded = (name: string): RestError =>
  new RestError(400, {
    code: 'PGRST108',
    message: `'${name}' is not an embedded resource in this request`,
    details: null,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });

/** PostgreSQL's code for a limit of the program that is exceeded. */
export const answerTooLarge = (bytes: number): RestError =>
  new RestError(413, {
    code: '54000',
    message: 'The answer is too large',
    details: `It has ${String(bytes)} bytes`,
    hint: 'Ask for fewer rows or columns.',
  });

export const notSingular = (rows: number): RestError =>
  new RestError(406, {
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${String(rows)} rows`,
    hint: null,
  });

export const simpleError = (
  status: number,
  code: string,
  message: string,
  details: string | null = null,
): RestError => new RestError(status, { code, message, details, hint: null });

export const unknownColumn = (relation: string, column: string, near: readonly string[]): RestError =>
  new UnknownNameError(400, {
    code: '42703',
    message: `column ${relation}.${column} does not exist`,
    details: null,
    hint:
      near.length === 0
        ? null
        : `Perhaps you meant to reference ${near.map((name) => `the column "${relation}.${name}"`).join(' or ')}.`,
  });

export const unknownPayloadColumn = (relation: string, column: string): RestError =>
  new UnknownNameError(400, {
    code: 'PGRST204',
    message: `Could not find the '${column}' column of '${relation}' in the schema cache`,
    details: null,
    hint: null,
  });

export const unknownTable = (schema: string, table: string, suggestion: string | undefined): RestError =>
  new UnknownNameError(404, {
    code: 'PGRST205',
    message: `Could not find the table '${schema}.${table}' in the schema cache`,
    details: null,
    hint: suggestion === undefined ? null : `Perhaps you meant the table '${schema}.${suggestion}'`,
  });

export const unknownRelationship = (
  schema: string,
  parent: string,
  child: string,
  hint: string | undefined,
  instead?: { readonly suggestion: string; readonly wrong: string },
): RestError => {
  const using = hint === undefined ? '' : `' using the hint '${hint}`;
  return new UnknownNameError(400, {
    code: 'PGRST200',
    message: `Could not find a relationship between '${parent}' and '${child}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${parent}' and '${child}${using}' in the schema '${schema}', but no matches were found.`,
    hint:
      instead === undefined
        ? null
        : `Perhaps you meant '${instead.suggestion}' instead of '${instead.wrong}'.`,
  });
};
