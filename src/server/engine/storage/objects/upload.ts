import type { Context } from 'hono';
import type { Actor } from '#server/engine/database/database.ts';
import { findBucket, limitSize, requireType } from './bucket-limits.ts';
import type { BucketLimits } from './bucket-limits.ts';
import type { WriteTarget } from './object-writer.ts';
import { withReservation } from './reservations.ts';
import { readUploadBody } from '#server/engine/storage/http/upload-body.ts';
import { placeOf } from '#server/engine/storage/http/request-path.ts';
import { ownerOf, storageAdmin } from '#server/engine/storage/storage-deps.ts';
import type { StorageParts } from '#server/engine/storage/storage-deps.ts';
import { tooLarge } from '#server/engine/storage/storage-error.ts';
import { storageLimits } from '#server/limits/storage-limits.ts';

/** POST takes a new name unless `x-upsert` says otherwise, PUT replaces. */
export const handleUpload = async (c: Context, parts: StorageParts): Promise<Response> => {
  const actor = await parts.identify(c.req.raw);
  const upsert = c.req.method === 'PUT' || c.req.header('x-upsert') === 'true';
  return upload(c, parts, actor, { ...placeOf(c), owner: ownerOf(actor), upsert });
};

/** The policies were asked when the address was signed; the token says what they allowed. */
export const handleSignedUpload = async (c: Context, parts: StorageParts): Promise<Response> => {
  const place = placeOf(c);
  const { owner, upsert } = await parts.tokens.verifyUpload(c.req.query('token'), place);
  return upload(c, parts, storageAdmin, { ...place, owner, upsert });
};

const upload = async (
  c: Context,
  parts: StorageParts,
  actor: Actor,
  target: WriteTarget,
): Promise<Response> => {
  const bucket = await findBucket(parts, target.bucketId);
  requireLength(c, bucket);
  await parts.writer.authorize(actor, target);
  return withReservation(parts, target.owner, bytesToCome(c, bucket), async (reservation) => {
    const body = await readUploadBody(c.req.raw);
    try {
      requireType(bucket, body.mimetype);
      const chunks = limitSize(body.chunks, bucket.maximumSize);
      const { id } = await parts.writer.write(actor, { ...target, reservation }, chunks, body.describe);
      return c.json({ Id: id, Key: `${target.bucketId}/${target.name}` });
    } catch (error) {
      body.abandon();
      throw error;
    }
  });
};

const isForm = (c: Context): boolean => /^multipart\/form-data/iu.test(c.req.header('content-type') ?? '');

/** Refused before the first byte where the length is known. */
const requireLength = (c: Context, { maximumSize }: BucketLimits): void => {
  const length = Number(c.req.header('content-length') ?? 0);
  if (length > maximumSize + (isForm(c) ? storageLimits.formOverheadBytes : 0)) throw tooLarge();
};

/**
 * How much room is taken before the first byte is read, so that many uploads at once find no more than one after the
 * other would. Around the file a form may hold something else: that much is let off here, and counted at the end.
 */
const bytesToCome = (c: Context, { maximumSize }: BucketLimits): number => {
  const length = c.req.header('content-length');
  if (length === undefined) return maximumSize;
  return isForm(c) ? Math.max(0, Number(length) - storageLimits.formOverheadBytes) : Number(length);
};
