import { Hono } from 'hono';
import { DatabaseError } from 'pg';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import {
  handleCreateBucket,
  handleDeleteBucket,
  handleEmptyBucket,
  handleGetBucket,
  handleListBuckets,
  handleUpdateBucket,
} from './buckets/buckets.ts';
import { objectInfo, serveObject } from './objects/download.ts';
import { findPublic, findReadable, findSigned } from './objects/find-object.ts';
import type { FoundObject } from './objects/find-object.ts';
import { handleListV2 } from './objects/list-objects-v2.ts';
import { handleList } from './objects/list-objects.ts';
import { handleCopy, handleMove } from './objects/move-and-copy.ts';
import { createObjectWriter } from './objects/object-writer.ts';
import { servePendingObject } from './objects/pending-objects.ts';
import { handleRemove, handleRemoveOne } from './objects/remove-objects.ts';
import { placeToRead } from './http/request-path.ts';
import { handleSign, handleSignMany, handleSignUpload } from './objects/sign-urls.ts';
import { createSignedTokens } from './objects/signed-tokens.ts';
import type { StorageDeps, StorageParts } from './storage-deps.ts';
import {
  asStorageError,
  storageErrorResponse,
  isNoSuchKey,
  noImageTransformation,
  notEnabled,
  StorageError,
  tooLarge,
} from './storage-error.ts';
import { handleSignedUpload, handleUpload } from './objects/upload.ts';
import { storageLimits } from '#server/limits/storage-limits.ts';

/** By the rules of rows: a file of somebody else's, or a place that is not theirs. */
const isRefusedWrite = (c: Context, error: unknown): boolean =>
  c.req.method !== 'GET' &&
  c.req.method !== 'HEAD' &&
  error instanceof DatabaseError &&
  error.code === '42501';

const tellRefused = async (deps: StorageDeps, c: Context): Promise<void> => {
  try {
    deps.onRefused?.(c, await deps.identify(c.req.raw));
  } catch (error) {
    deps.logError('A refusal was not noted', error);
  }
};

type Handle = (c: Context, parts: StorageParts) => Promise<Response>;

/** Supabase Storage's wire format, for mounting at /storage/v1. */
export const createStorageService = (deps: StorageDeps): Hono => {
  const parts: StorageParts = {
    ...deps,
    writer: createObjectWriter(deps),
    tokens: createSignedTokens(deps.secrets),
  };
  const app = new Hono();
  const by = (handle: Handle) => (c: Context) => handle(c, parts);

  app.onError((error, c) => {
    const known = asStorageError(error);
    if (known.status >= 500) deps.logError(`${c.req.method} ${routeOf(c)} failed`, known.cause ?? known);
    if (isRefusedWrite(c, error)) void tellRefused(deps, c);
    return storageErrorResponse(known);
  });
  const json = bodyLimit({
    maxSize: storageLimits.jsonBytes,
    onError: () => {
      throw tooLarge();
    },
  });

  app.get('/status', (c) => c.body(null, 200));
  app.get('/version', (c) => c.text(deps.version));

  app.on('GET', ['/bucket', '/bucket/'], by(handleListBuckets));
  app.on('POST', ['/bucket', '/bucket/'], json, by(handleCreateBucket));
  app.get('/bucket/:bucket', by(handleGetBucket));
  app.put('/bucket/:bucket', json, by(handleUpdateBucket));
  app.delete('/bucket/:bucket', by(handleDeleteBucket));
  app.post('/bucket/:bucket/empty', by(handleEmptyBucket));

  app.get('/object/:bucket', noRoute);
  app.get('/object/public/:bucket/*', by(answerPublic));
  app.get('/object/info/public/:bucket/*', async (c) =>
    answerInfo(c, await findPublic(parts, placeToRead(c))),
  );
  app.get('/object/info/authenticated/:bucket/*', by(answerReadableInfo));
  app.get('/object/info/:bucket/*', by(answerReadableInfo));
  app.get('/object/authenticated/:bucket/*', by(answerObject));
  app.get('/object/sign/:bucket/*', by(answerSigned));
  app.get('/object/:bucket/*', by(answerObject));

  app.post('/object/list/:bucket', json, by(handleList));
  app.post('/object/list-v2/:bucket', json, by(handleListV2));
  app.post('/object/move', json, by(handleMove));
  app.post('/object/copy', json, by(handleCopy));
  app.post('/object/sign/:bucket', json, by(handleSignMany));
  app.post('/object/sign/:bucket/*', json, by(handleSign));
  app.post('/object/upload/sign/:bucket/*', by(handleSignUpload));
  app.put('/object/upload/sign/:bucket/*', by(handleSignedUpload));
  app.post('/object/:bucket/*', by(handleUpload));
  app.put('/object/:bucket/*', by(handleUpload));
  app.delete('/object/:bucket', json, by(handleRemove));
  app.delete('/object/:bucket/*', by(handleRemoveOne));

  let made: Promise<(c: Context) => Promise<Response>> | undefined;
  const resumable = async (c: Context): Promise<Response> => {
    made ??= import('./resumable/resumable-upload.ts').then((module) => module.createResumableUpload(parts));
    return (await made)(c);
  };
  app.all('/upload/resumable', resumable);
  app.all('/upload/resumable/*', resumable);

  app.all('/render/image/*', () => {
    throw noImageTransformation();
  });
  for (const [path, feature] of absent) {
    app.all(path, () => {
      throw notEnabled(feature);
    });
  }
  app.all('*', noRoute);
  return app;
};

const noRoute = (c: Context): never => {
  throw new StorageError({
    status: 404,
    code: 'NotFound',
    error: 'Not Found',
    message: `Route ${c.req.method} not found`,
    http: 404,
  });
};

/** What the client can ask of a hosted project and this service honestly has not got. */
const absent: ReadonlyArray<readonly [path: string, feature: string]> = [
  ['/bucket/:bucket/lifecycle', 'object versioning'],
  ['/cdn/*', 'cache purging'],
  ['/iceberg/*', 'analytics buckets'],
  ['/vector/*', 'vector buckets'],
  ['/s3/*', 'the S3 protocol'],
];

/** What is not there may be on its way. */
const answerPublic = async (c: Context, parts: StorageParts): Promise<Response> => {
  const place = placeToRead(c);
  const serve = async (): Promise<Response> => serveObject(c, parts, () => findPublic(parts, place));
  try {
    return await serve();
  } catch (error) {
    if (parts.pending === undefined || !isNoSuchKey(error)) throw error;
    const found = await parts.pending.find(place, c.req.method === 'HEAD' ? 'HEAD' : 'GET');
    if (found === undefined) throw error;
    return found === 'stored' ? serve() : servePendingObject(c, found);
  }
};

const answerObject = async (c: Context, parts: StorageParts): Promise<Response> =>
  serveObject(c, parts, () => findReadable(parts, c.req.raw, placeToRead(c)));

const answerReadableInfo = async (c: Context, parts: StorageParts): Promise<Response> =>
  answerInfo(c, await findReadable(parts, c.req.raw, placeToRead(c)));

/** With what a HEAD asks for in the headers too. */
const answerInfo = (c: Context, found: FoundObject): Response => {
  const info = objectInfo(c, found);
  return c.json(info, 200, {
    etag: info.etag,
    ...(info.last_modified === null ? {} : { 'last-modified': info.last_modified.toUTCString() }),
    'cache-control': 'no-store',
  });
};

const answerSigned = async (c: Context, parts: StorageParts): Promise<Response> => {
  const place = await parts.tokens.verifyDownload(c.req.query('token'), placeToRead(c));
  return serveObject(c, parts, () => findSigned(parts, place));
};

/** For the log: names of files are people's own words. */
const routeOf = (c: Context): string => c.req.path.split('/').slice(0, 5).join('/');
