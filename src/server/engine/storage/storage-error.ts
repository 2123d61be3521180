import { DatabaseError } from 'pg';
import { isDatabaseUnavailable, isUnavailableState } from '#server/engine/database/database-unavailable.ts';
import { SecondFactorNeededError, SessionEndedError } from '#server/engine/database/database.ts';
import { InvalidTokenError } from '#server/engine/identify/identify.ts';

interface Words {
  /** What happened, as `statusCode` in the body. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** The older word of the same thing, where the format has one beside the code. */
  readonly error?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status of the answer itself, where it is not the one that the format gives to most of them. */
  readonly http?: number;
}

/** An answer in Supabase Storage's error shape. Thrown inside a transaction it also rolls it back. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly status: number;
  readonly code: string;
  readonly error: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly http: number;

  constructor(words: Words, options?: ErrorOptions) {
    super(words.message, options);
    this.status = words.status;
    this.code = words.code;
    this.error = words.error ?? words.code;
    this.headers = words.headers ?? {};
    this.http = words.http ?? (words.status === 416 || words.status >= 500 ? words.status : 400);
  }
}

export const invalidRequest = (message: string): StorageError =>
  new StorageError({ status: 400, code: 'InvalidRequest', message });

export const invalidKey = (name: string, reason: string): StorageError => {
  // JSON would carry the name as it is, but logs and terminals would not: only what is plain is repeated.
  const shown = name.slice(0, 200).replace(/[^\u0020-\u007e]/gu, '?');
  return new StorageError({ status: 400, code: 'InvalidKey', message: `Invalid key: ${shown} (${reason})` });
};

export const invalidBucketName = (): StorageError =>
  new StorageError({
    status: 400,
    code: 'InvalidBucketName',
    error: 'Invalid Input',
    message: 'Bucket name invalid',
  });

export const noSuchBucket = (): StorageError =>
  new StorageError({
    status: 404,
    code: 'NoSuchBucket',
    error: 'Bucket not found',
    message: 'Bucket not found',
  });

export const noSuchKey = (): StorageError =>
  new StorageError({
    status: 404,
    code: 'NoSuchKey',
    error: 'not_found',
    message: 'Object not found',
  });

export const isNoSuchKey = (error: unknown): boolean =>
  error instanceof StorageError && error.code === 'NoSuchKey';

export const alreadyExists = (code: 'KeyAlreadyExists' | 'BucketAlreadyExists'): StorageError =>
  new StorageError({
    status: 409,
    code,
    error: 'Duplicate',
    message: 'The resource already exists',
  });

export const bucketNotEmpty = (): StorageError =>
  new StorageError({
    status: 409,
    code: 'ResourceNotEmpty',
    message: 'The bucket you tried to delete is not empty',
  });

export const notEmptied = (): StorageError =>
  new StorageError({
    status: 409,
    code: 'InvalidRequest',
    message: 'The bucket holds objects that you may not delete',
  });

export const accessDenied = (message = 'new row violates row-level security policy'): StorageError =>
  new StorageError({ status: 403, code: 'AccessDenied', error: 'Unauthorized', message });

export const tooLarge = (): StorageError =>
  new StorageError({
    status: 413,
    code: 'EntityTooLarge',
    error: 'Payload too large',
    message: 'The object exceeded the maximum allowed size',
  });

/** The file alone is small enough; what the account keeps together would not be. */
const quotaExceeded = (): StorageError =>
  new StorageError({
    status: 413,
    code: 'QuotaExceeded',
    error: 'Payload too large',
    message: 'The account exceeded its storage quota',
  });

export const invalidMediaType = (type: string): StorageError =>
  new StorageError({
    status: 415,
    code: 'InvalidMimeType',
    error: 'invalid_mime_type',
    message: `mime type ${type.slice(0, 100)} is not supported`,
  });

export const invalidSignature = (message: string): StorageError =>
  new StorageError({ status: 400, code: 'InvalidSignature', message });

export const invalidJwt = (message: string): StorageError =>
  new StorageError({ status: 400, code: 'InvalidJWT', message });

export const notEnabled = (feature: string): StorageError =>
  new StorageError({
    status: 409,
    code: 'FeatureNotEnabled',
    message: `The feature ${feature} is not enabled for this resource`,
  });

/** Image transformations need a service of their own, which this server honestly has not got. */
export const noImageTransformation = (): StorageError =>
  new StorageError({
    status: 501,
    code: 'NotImplemented',
    error: 'not_implemented',
    message: 'This server does not transform images',
  });

export const invalidRange = (size: number): StorageError =>
  new StorageError({
    status: 416,
    code: 'InvalidRange',
    error: 'invalid_range',
    message: 'invalid range provided',
    headers: { 'content-range': `bytes */${size}` },
  });

/**
 * Supabase Storage answers what the caller did wrong with HTTP 400 and puts the finer status into the body.
 * A range that cannot be met and a server in trouble keep their own status: players and proxies act on them.
 */
export const storageErrorResponse = (error: StorageError): Response => {
  const { status, code, message, headers } = error;
  const body = { statusCode: String(status), code, error: error.error, message };
  return Response.json(body, {
    status: error.http,
    headers: { 'cache-control': 'no-store', ...headers },
  });
};

export const asStorageError = (error: unknown): StorageError => {
  if (error instanceof StorageError) return error;
  if (error instanceof InvalidTokenError) return fromTokenError(error);
  if (error instanceof SessionEndedError) return accessDenied('the session has ended');
  if (error instanceof SecondFactorNeededError) return accessDenied('the second factor comes first');
  if (error instanceof DatabaseError) return fromDatabaseError(error);
  if (isDatabaseUnavailable(error)) return unavailable(error);
  return internal(error);
};

const fromTokenError = (error: InvalidTokenError): StorageError => {
  if (error.reason === 'missing') {
    return new StorageError({
      status: 400,
      code: 'InvalidRequest',
      error: 'Error',
      message: "headers must have required property 'authorization'",
    });
  }
  if (error.reason === 'claims') return accessDenied(`Invalid JWT: ${error.message}`);
  return accessDenied(error.reason === 'expired' ? '"exp" claim timestamp check failed' : 'Invalid JWT');
};

/** What `public.charge_storage` raises. */
const QUOTA_EXCEEDED = 'PT413';

const fromDatabaseError = (error: DatabaseError): StorageError => {
  const code = error.code ?? '';
  if (code === '42501') {
    return accessDenied(/row-level security/u.test(error.message) ? undefined : 'permission denied');
  }
  if (code === QUOTA_EXCEEDED) return quotaExceeded();
  if (code === '23505') return alreadyExists('KeyAlreadyExists');
  if (code === '23503') {
    return new StorageError({
      status: 404,
      code: 'InvalidRequest',
      message: 'The related resource does not exist',
    });
  }
  if (code.startsWith('22') || code === '23514') {
    return invalidRequest('The request holds a value out of range');
  }
  if (code === '57014') {
    return new StorageError(
      { status: 544, code: 'DatabaseTimeout', message: 'The connection to the database timed out' },
      { cause: error },
    );
  }
  return isUnavailableState(code) ? unavailable(error) : internal(error);
};

/**
 * Whether the database surely did not take the change. A connection lost while it was saying "committed" leaves
 * that open, and then no byte may be thrown away.
 */
export const isCertainRefusal = (error: unknown): boolean => {
  if (error instanceof StorageError || error instanceof SessionEndedError) return true;
  if (error instanceof SecondFactorNeededError) return true;
  return error instanceof DatabaseError && !isUnavailableState(error.code ?? '08');
};

const unavailable = (cause: unknown): StorageError =>
  new StorageError(
    {
      status: 503,
      code: 'ServiceUnavailable',
      message: 'The storage service is not available right now. Please try again.',
      headers: { 'retry-after': '1' },
    },
    { cause },
  );

const internal = (cause: unknown): StorageError =>
  new StorageError(
    { status: 500, code: 'InternalError', error: 'Internal', message: 'Internal Server Error' },
    { cause },
  );
