import type { Context } from 'hono';
import { z } from 'zod';
import { findBucket } from './bucket-limits.ts';
import { nameFault } from '#server/engine/storage/http/object-name.ts';
import { findRow, requireVersion } from './object-rows.ts';
import type { ObjectPlace } from '#server/engine/storage/http/object-name.ts';
import { readStorageBody } from '#server/engine/storage/http/read-storage-body.ts';
import { bucketOf, placeOf, placeToRead } from '#server/engine/storage/http/request-path.ts';
import { encodeReserved } from './signed-tokens.ts';
import { ownerOf } from '#server/engine/storage/storage-deps.ts';
import type { StorageParts } from '#server/engine/storage/storage-deps.ts';
import { noImageTransformation, noSuchKey } from '#server/engine/storage/storage-error.ts';
import { storageLimits } from '#server/limits/storage-limits.ts';

const expiresIn = z.number().int().min(1).max(storageLimits.signedSeconds);
const oneSchema = z.object({
  expiresIn,
  transform: z.record(z.string(), z.unknown()).nullish(),
  versionId: z.string().nullish(),
});
const manySchema = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(storageLimits.signedPaths) });

/** Whoever may read an object may hand out an address for it. */
export const handleSign = async (c: Context, parts: StorageParts): Promise<Response> => {
  const actor = await parts.identify(c.req.raw);
  const place = placeToRead(c);
  const body = await readStorageBody(c, oneSchema);
  if (body.transform !== undefined && body.transform !== null && Object.keys(body.transform).length > 0) {
    throw noImageTransformation();
  }
  const row = await parts.db.tx(actor, (query) => findRow(query, place));
  if (row === undefined) throw noSuchKey();
  requireVersion(row, body.versionId);
  const url = await signedUrl(parts, place, body.expiresIn);
  // So that the address does not show what replaces this version.
  const version =
    typeof body.versionId === 'string' ? `&versionId=${encodeURIComponent(body.versionId)}` : '';
  return c.json({ signedURL: url + version });
};

export const handleSignMany = async (c: Context, parts: StorageParts): Promise<Response> => {
  const actor = await parts.identify(c.req.raw);
  const bucketId = bucketOf(c);
  const { paths, expiresIn: seconds } = await readStorageBody(c, manySchema);
  const asked = paths.filter((path) => nameFault(path) === undefined);
  const { rows } = await parts.db.tx(actor, (query) =>
    query<{ name: string }>(
      'select name from storage.objects where bucket_id = $1 and name = any($2)',
      [bucketId, asked],
      'storage_existing_names',
    ),
  );
  const readable = new Set(rows.map(({ name }) => name));
  const answers = await Promise.all(
    paths.map(async (path) =>
      readable.has(path)
        ? { error: null, path, signedURL: await signedUrl(parts, { bucketId, name: path }, seconds) }
        : {
            error: 'Either the object does not exist or you do not have access to it',
            path,
            signedURL: null,
          },
    ),
  );
  return c.json(answers);
};

export const handleSignUpload = async (c: Context, parts: StorageParts): Promise<Response> => {
  const actor = await parts.identify(c.req.raw);
  const place = placeOf(c);
  const grant = { owner: ownerOf(actor), upsert: c.req.header('x-upsert') === 'true' };
  await findBucket(parts, place.bucketId);
  await parts.writer.authorize(actor, { ...place, ...grant });
  const token = await parts.tokens.signUpload(place, grant);
  const path = [place.bucketId, ...place.name.split('/')].map(encodeURIComponent).join('/');
  return c.json({ url: `/object/upload/sign/${path}?token=${token}`, token });
};

const signedUrl = async (parts: StorageParts, place: ObjectPlace, seconds: number): Promise<string> => {
  const token = await parts.tokens.signDownload(place, seconds);
  return `/object/sign/${encodeReserved(`${place.bucketId}/${place.name}`)}?token=${token}`;
};
