import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { Server } from '@tus/server';
import type { Context } from 'hono';
import type { Actor } from '#server/engine/database/database.ts';
import { findBucket, requireType } from '#server/engine/storage/objects/bucket-limits.ts';
import { requireBucketName, requireObjectName } from '#server/engine/storage/http/object-name.ts';
import { isVersion } from '#server/engine/storage/store/object-store.ts';
import { sentPath } from '#server/engine/storage/http/request-path.ts';
import { requireUpload } from './resumable-rows.ts';
import { descriptionOf, ResumableStore } from './resumable-store.ts';
import type { ResumableVisit } from './resumable-store.ts';
import { ownerOf, storageAdmin } from '#server/engine/storage/storage-deps.ts';
import type { StorageParts } from '#server/engine/storage/storage-deps.ts';
import {
  accessDenied,
  asStorageError,
  invalidRequest,
  invalidSignature,
} from '#server/engine/storage/storage-error.ts';

interface Visit {
  readonly method: string;
  /** Undefined for an address that carries a token instead. */
  readonly actor: Actor | undefined;
  readonly signature: string | undefined;
  readonly upsert: boolean;
  resolved?: ResumableVisit & { readonly maximumSize: number };
}

const PATH = '/upload/resumable';

/** TUS 1.0 by its authors' own library; who may do what, and where bytes go, is decided as for every upload. */
export const createResumableUpload = (parts: StorageParts): ((c: Context) => Promise<Response>) => {
  const visits = new AsyncLocalStorage<Visit>();
  const currentVisit = (): Visit => {
    const visit = visits.getStore();
    if (visit === undefined) throw new Error('A resumable upload outside of a request');
    return visit;
  };
  const resolvedVisit = (): NonNullable<Visit['resolved']> => {
    const { resolved } = currentVisit();
    if (resolved === undefined) throw new Error('A resumable upload before its check');
    return resolved;
  };

  const server = new Server({
    path: PATH,
    datastore: new ResumableStore(parts, resolvedVisit),
    disableTerminationForFinishedUploads: true,
    // None: the host answers for other origins.
    allowedOrigins: [],
    namingFunction: async (_, metadata = {}) => {
      await startVisit(parts, currentVisit(), metadata);
      return randomUUID();
    },
    onIncomingRequest: async (_, id) => {
      const visit = currentVisit();
      if (visit.resolved === undefined) await continueVisit(parts, visit, id);
    },
    // OPTIONS asks for no upload in particular.
    maxSize: () => currentVisit().resolved?.maximumSize ?? parts.fileLimit,
    // Without an origin: right behind every proxy.
    generateUrl: (request, { id }) => `${sentPath(request.url).replace(/\/$/u, '')}/${id}`,
    getFileIdFromRequest: (_, last) => (last !== undefined && isVersion(last) ? last : undefined),
    onUploadFinish: async () => ({ headers: { 'Tus-Complete': '1' } }),
    onResponseError: (_, error) => {
      if (!(error instanceof Error) || 'status_code' in error) return undefined;
      const known = asStorageError(error);
      if (known.status >= 500) parts.logError('A resumable upload failed', known.cause ?? known);
      return { status_code: known.status, body: known.message };
    },
  });

  return async (c) => {
    const signed = new RegExp(`${PATH}/sign(?:/|$)`, 'u').test(sentPath(c.req.url));
    const anonymous = signed || c.req.method === 'OPTIONS';
    const visit: Visit = {
      method: c.req.method,
      actor: anonymous ? undefined : await parts.identify(c.req.raw),
      signature: c.req.header('x-signature'),
      upsert: c.req.header('x-upsert') === 'true',
    };
    const answer = await visits.run(visit, () => server.handleWeb(c.req.raw));
    const headers = new Headers(answer.headers);
    for (const name of answer.headers.keys()) if (name.startsWith('access-control-')) headers.delete(name);
    return new Response(answer.body, { status: answer.status, headers });
  };
};

const startVisit = async (
  parts: StorageParts,
  visit: Visit,
  metadata: Readonly<Record<string, string | null>>,
): Promise<void> => {
  if (typeof metadata['bucketName'] !== 'string' || typeof metadata['objectName'] !== 'string') {
    throw invalidRequest('Upload-Metadata needs bucketName and objectName');
  }
  const place = {
    bucketId: requireBucketName(metadata['bucketName']),
    name: requireObjectName(metadata['objectName']),
  };
  const { actor, owner, upsert } = await whoAsks(parts, visit, place);
  const bucket = await findBucket(parts, place.bucketId);
  requireType(bucket, descriptionOf({ metadata }).mimetype);
  await parts.writer.authorize(actor, { ...place, owner, upsert });
  visit.resolved = { ...place, actor, owner, upsert, maximumSize: bucket.maximumSize };
};

/** Each request is checked anew: rights can end while an upload pauses. */
const continueVisit = async (parts: StorageParts, visit: Visit, id: string): Promise<void> => {
  const upload = await requireUpload(parts.db, id);
  const { actor, owner } = await whoAsks(parts, visit, upload);
  if (owner !== upload.owner) throw accessDenied('this upload belongs to somebody else');
  const { bucketId, name, upsert } = upload;
  const bucket = await findBucket(parts, bucketId);
  if (visit.method !== 'HEAD' && !upload.completed) await parts.writer.authorize(actor, upload);
  visit.resolved = { bucketId, name, actor, owner, upsert, maximumSize: bucket.maximumSize };
};

const whoAsks = async (
  parts: StorageParts,
  visit: Visit,
  place: { readonly bucketId: string; readonly name: string },
): Promise<Pick<ResumableVisit, 'actor' | 'owner' | 'upsert'>> => {
  if (visit.actor !== undefined) {
    return { actor: visit.actor, owner: ownerOf(visit.actor), upsert: visit.upsert };
  }
  if (visit.signature === undefined) throw invalidSignature('Missing x-signature header');
  const grant = await parts.tokens.verifyUpload(visit.signature, place);
  return { actor: storageAdmin, owner: grant.owner, upsert: grant.upsert };
};
